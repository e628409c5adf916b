import { defineConfig } from '@playwright/test';
import { execFileSync } from 'node:child_process';

/** The browser of the system; nothing is downloaded. */
function chromium(): string {
  if (process.env['CHROMIUM']) return process.env['CHROMIUM'];
  return execFileSync('sh', ['-c', 'command -v chromium || command -v chromium-browser || command -v google-chrome'])
    .toString()
    .trim();
}

export default defineConfig({
  testDir: 'e2e',
  testMatch: process.env['SCREENSHOT_RUN'] ? '**/*.shot.ts' : '**/*.spec.ts',
  fullyParallel: true,
  workers: 2,
  // What needs a second try is named at the end of the check: luck is a fault, but not of the change that is checked.
  retries: 1,
  // A client that does not work at all is known after a few tests; the others would only wait for it, for hours.
  maxFailures: 8,
  // Only what hangs takes this long; on a machine that is busy with other things all else takes its time and passes.
  timeout: 600_000,
  expect: { timeout: 120_000 },
  reporter: [['list']],
  outputDir: process.env['PLAYWRIGHT_OUTPUT'] ?? 'test-results',
  use: {
    baseURL: process.env['MAGNATE_URL'] ?? 'http://127.0.0.1:7878',
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    // What a test looks at comes from the server; only those about being without one keep the client in the browser.
    serviceWorkers: 'block',
    actionTimeout: 120_000,
    navigationTimeout: 120_000,
    launchOptions: {
      executablePath: chromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
