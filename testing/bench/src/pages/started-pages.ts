import { createServer, get } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { closeServer, listen } from '@dijla/shop/http-server';
import { rawGet } from '../raw-get.ts';

const brotli = promisify(brotliCompress);

const start = /<script type="module" async="">(?<code>[\s\S]*?)<\/script>/;
/**
 * The code that delays a page's scripts and the list of their addresses, as
 * `apps/storefront/app/server/files/start-scripts.ts` writes them.
 */
const wait = /await new Promise\(begin=>[\s\S]*?(?=\nfor\(const href)/;
const addressList = /for\(const href of (?<addresses>\[[^\]]*\])\)/;

const without = (html: string, what: RegExp, instead = ''): string => {
  if (!what.test(html)) throw new Error('The page starts its scripts in a way that is not known here');
  return html.replace(what, () => instead);
};

/** Names the page's scripts in its head and runs them as they arrive. */
const inHead =
  (priority: string) =>
  (html: string): string => {
    const addresses = JSON.parse(addressList.exec(html)?.groups?.['addresses'] ?? '[]') as string[];
    const links = addresses.map((address) => `<link rel="modulepreload"${priority} href="${address}">`);
    return without(html, wait).replace('</head>', () => `${links.join('')}</head>`);
  };

const loaded = `await new Promise(begin=>document.readyState==='complete'?begin():addEventListener('load',begin));`;

/** Ways to start the same page's scripts, each as a transformation of its HTML. */
export const waysToStart = {
  'at once': inHead(''),
  'at once, last in line': inHead(' fetchpriority="low"'),
  'once painted': (html: string) => without(html, start, start.exec(html)?.[0]),
  'after load': (html: string) => without(html, wait, loaded),
} as const;

export type WayToStart = keyof typeof waysToStart;

/**
 * Serves the shop's pages with their scripts started in the given way, and all other answers unchanged. The
 * pages' Content-Security-Policy is removed because it allows the scripts of one way only.
 */
export const startedPages = async (shopUrl: string, way: WayToStart) => {
  const made = new Map<string, Promise<Buffer>>();
  const make = async (path: string): Promise<Buffer> => {
    const { body } = await rawGet(`${shopUrl}${path}`, { encoding: 'identity' });
    return brotli(Buffer.from(waysToStart[way](body.toString())), {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5 },
    });
  };
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    const isPage = request.headers.accept?.includes('text/html') === true;
    if (!isPage) {
      get(`${shopUrl}${path}`, { headers: request.headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      }).on('error', () => response.destroy());
      return;
    }
    const page = made.get(path) ?? make(path);
    made.set(path, page);
    page.then(
      (body) =>
        response
          .writeHead(200, {
            'content-type': 'text/html; charset=utf-8',
            'content-encoding': 'br',
            'content-length': body.byteLength,
          })
          .end(body),
      () => response.destroy(),
    );
  });
  const port = await listen(server, 0);
  return { url: `http://localhost:${port}`, close: () => closeServer(server) };
};
