import { createServer, get } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { closeServer, listen } from '@dijla/shop/http-server';
import { rawGet } from '../raw-get.ts';

const brotli = promisify(brotliCompress);

const preload = /<link rel="modulepreload"(?: fetchpriority="low")?/g;
const wholePreload = /<link rel="modulepreload"[^>]*href="(?<address>[^"]+)"[^>]*>/g;
const start = /<script type="module" async="">(?<code>[\s\S]*?)<\/script>/;

/** The page's scripts are named and asked for when everything else has come. */
const afterLoad = (html: string): string => {
  const addresses = [...html.matchAll(wholePreload)].flatMap(({ groups }) => groups?.['address'] ?? []);
  const code = start.exec(html)?.groups?.['code'] ?? '';
  const begin = `addEventListener('load',()=>{for(const href of ${JSON.stringify([...new Set(addresses)])}){const link=document.createElement('link');link.rel='modulepreload';link.href=href;document.head.append(link)}const script=document.createElement('script');script.type='module';script.textContent=${JSON.stringify(code)};document.head.append(script)})`;
  return html.replaceAll(wholePreload, '').replace(start, () => `<script>${begin}</script>`);
};

/** Ways to start the same page's scripts, each as a rewriting of its HTML. */
export const waysToStart = {
  'preloaded at once': (html: string) => html.replaceAll(preload, '<link rel="modulepreload"'),
  'preloaded last': (html: string) => html.replaceAll(preload, '<link rel="modulepreload" fetchpriority="low"'),
  'after load': afterLoad,
} as const;

export type WayToStart = keyof typeof waysToStart;

/**
 * The shop's pages with their scripts started in one way, beside the shop's other answers as they stand. The pages' policy is left out:
 * it knows the scripts of one way only.
 */
export const startedPages = async (shopUrl: string, way: WayToStart) => {
  const made = new Map<string, Promise<Buffer>>();
  const make = async (path: string): Promise<Buffer> => {
    const { body } = await rawGet(`${shopUrl}${path}`, { encoding: 'identity' });
    return brotli(Buffer.from(waysToStart[way](body.toString())), { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
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
    page.then((body) => response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br', 'content-length': body.byteLength }).end(body), () => response.destroy());
  });
  const port = await listen(server, 0);
  return { url: `http://localhost:${port}`, close: () => closeServer(server) };
};
