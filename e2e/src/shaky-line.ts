/** A proxy between a browser and the product that simulates network and server failures. */
import { createServer, connect, type Socket, type AddressInfo } from 'node:net';
import { siteUrl } from './people.ts';

export type ShakyLine = {
  /** Returns the address of the site through this proxy. */
  readonly url: (path?: string) => string;
  /**
   * `dead` refuses and closes connections, `hung` accepts everything but never answers, `proxyError` answers like a
   * proxy whose server is down.
   */
  readonly set: (state: 'open' | 'dead' | 'hung' | 'proxyError') => void;
  readonly stop: () => Promise<void>;
};

const proxyPage = '<html><body>502 Bad Gateway</body></html>';
const proxyReply = `HTTP/1.1 502 Bad Gateway\r\ncontent-type: text/html\r\ncontent-length: ${proxyPage.length}\r\nconnection: close\r\n\r\n${proxyPage}`;

export async function openShakyLine(): Promise<ShakyLine> {
  const target = new URL(siteUrl());
  let state: Parameters<ShakyLine['set']>[0] = 'open';
  const sockets = new Set<Socket>();
  const server = createServer((browser) => {
    sockets.add(browser);
    browser.on('close', () => sockets.delete(browser));
    browser.on('error', () => undefined);
    if (state === 'dead') return void browser.destroy();
    if (state === 'proxyError') return void browser.once('data', () => browser.end(proxyReply));
    const site = connect(Number(target.port), target.hostname);
    site.on('error', () => browser.destroy());
    site.on('close', () => state !== 'hung' && browser.destroy());
    browser.on('close', () => site.destroy());
    // A hung connection drops data in both directions but stays open.
    browser.on('data', (data) => void (state === 'open' && site.write(data)));
    site.on('data', (data) => void (state === 'open' && browser.write(data)));
    return undefined;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: (path = '') => origin + path,
    set: (next) => {
      // A hung connection stays broken after the network recovers: the browser must abandon it.
      if (next !== 'hung') for (const socket of sockets) socket.destroy();
      state = next;
    },
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
