/** A real server: the binary with its embedded client, on a free port, with a database of its own. */

import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { front } from './front';

/** The binary to test: `MAGNATE`, or what cargo built last. */
function binary(): string {
  const target = resolve(import.meta.dirname, '../../../target');
  const found = [process.env['MAGNATE'], join(target, 'debug/magnate'), join(target, 'release/magnate')].find(
    (path) => path !== undefined && existsSync(path),
  );
  if (!found) throw new Error('there is no server to test: build one with `cargo build -p magnate`, or set MAGNATE');
  return found;
}

/** Below those the system gives to connections: nobody takes it while the server is away for a moment. */
const somePort = () => 15_000 + Math.floor(Math.random() * 15_000);

export class Server {
  url = '';
  /** Where browsers go: the server, or a build in front of it. */
  get page(): string {
    return this.#front?.url ?? this.url;
  }
  #front: Awaited<ReturnType<typeof front>> | null = null;
  readonly #data = mkdtempSync(join(tmpdir(), 'magnate-e2e-'));
  #process: ChildProcess | null = null;

  /** With flags of its own; `{page}` in one is where browsers go. */
  constructor(readonly flags: readonly string[] = []) {}

  /** Starts, or starts again at the same address with the same games. */
  async start(): Promise<void> {
    const before = this.url;
    for (let attempt = 1; ; attempt += 1)
      try {
        return await this.#start(before === '' ? `127.0.0.1:${somePort()}` : new URL(before).host);
      } catch (failure) {
        if (before !== '' || attempt === 20) throw failure;
      }
  }

  async #start(listen: string): Promise<void> {
    const dist = process.env['MAGNATE_DIST'];
    if (dist) this.#front ??= await front(resolve(dist), () => this.url);
    const flags = this.flags.map((flag) => flag.replace('{page}', this.#front?.url ?? `http://${listen}`));
    const args = ['serve', '--listen', listen, '--data-dir', this.#data, '--rate-limit', '0', '--log', 'warn', '--color', 'never', ...flags];
    const child = spawn(binary(), args, { stdio: ['ignore', 'pipe', 'inherit'] });
    this.#process = child;
    this.url = await new Promise((ready, failed) => {
      let said = '';
      child.stdout.on('data', (chunk: Buffer) => {
        said += chunk.toString();
        const address = said.includes('Stop with') ? said.match(/http:\/\/\S+/g)?.at(-1) : undefined;
        if (address) ready(address);
      });
      child.once('error', failed);
      child.once('exit', (code) => failed(new Error(`the server ended with ${code}: ${said}`)));
    });
  }

  /** What whoever runs it does to it, and what is said to them. */
  admin(...what: string[]): string {
    return execFileSync(binary(), ['admin', ...what, '--data-dir', this.#data], { encoding: 'utf8' });
  }

  /** Ends it as a power cut would. */
  async kill(): Promise<void> {
    const child = this.#process;
    this.#process = null;
    if (!child || child.exitCode !== null) return;
    const gone = new Promise((done) => child.once('exit', done));
    child.kill('SIGKILL');
    await gone;
  }

  async remove(): Promise<void> {
    await this.kill();
    this.#front?.close();
    this.#front?.closeAllConnections();
    rmSync(this.#data, { recursive: true, force: true });
  }
}
