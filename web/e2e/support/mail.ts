/** A mail server on this machine that keeps what it is given. */

import { createServer, type AddressInfo, type Server } from 'node:net';

export class MailServer {
  readonly letters: string[] = [];
  #server: Server | null = null;
  url = '';

  async start(): Promise<void> {
    const server = createServer((socket) => {
      let [rest, letter] = ['', null as string | null];
      const say = (text: string) => socket.write(`${text}\r\n`);
      say('220 here');
      socket.on('error', () => undefined);
      socket.on('data', (chunk) => {
        rest += chunk.toString();
        for (let end = rest.indexOf('\r\n'); end >= 0; end = rest.indexOf('\r\n')) {
          const line = rest.slice(0, end);
          rest = rest.slice(end + 2);
          if (letter !== null && line !== '.') letter += `${line}\n`;
          else if (letter !== null) {
            // Long lines are broken for the way, with a = at the end.
            this.letters.push(letter.replaceAll('=\n', '').replaceAll('=3D', '='));
            letter = null;
            say('250 taken');
          } else if (/^data/i.test(line)) {
            letter = '';
            say('354 go on');
          } else say(/^quit/i.test(line) ? '221 bye' : '250 fine');
        }
      });
    });
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    this.#server = server;
    this.url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  /** The path of the last link that begins like this, if one has come. */
  link(path: string): string | undefined {
    return this.letters.map((letter) => letter.match(new RegExp(`${path}[\\w-]+`))?.[0]).findLast((found) => found !== undefined);
  }

  close(): void {
    this.#server?.close();
  }
}
