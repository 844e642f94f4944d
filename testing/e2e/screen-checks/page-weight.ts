import { brotliCompressSync } from 'node:zlib';

/** Bytes as transferred, compressed with Brotli. */
export type PageWeight = {
  html: number;
  data: number;
  framework: number;
  shell: number;
  route: number;
  scripts: number;
};

const fetchBrotli = async (url: string): Promise<{ bytes: number; text: string }> => {
  const answer = await fetch(url, { headers: { accept: 'text/html,*/*', 'accept-encoding': 'br' } });
  if (!answer.ok || answer.headers.get('content-encoding') !== 'br')
    throw new Error(`${url} answers ${answer.status}, ${answer.headers.get('content-encoding')}`);
  return { bytes: Number(answer.headers.get('content-length')), text: await answer.text() };
};

const scriptsOf = (html: string): string[] => {
  const tags = html.match(/<(?:script|link)\b[^>]*>/g) ?? [];
  const addresses = tags.flatMap((tag) => {
    const isScript = tag.startsWith('<script') || /rel="modulepreload"/.test(tag);
    const address = isScript ? /(?:src|href)="(?<address>[^"]+)"/.exec(tag)?.groups?.['address'] : undefined;
    return address === undefined ? [] : [address];
  });
  const imported = [...html.matchAll(/<script type="module"[^>]*>(?<code>[\s\S]*?)<\/script>/g)].flatMap(
    ({ groups }) => groups?.['code']?.match(/\/assets\/[\w.-]+\.js/g) ?? [],
  );
  return [...new Set([...addresses, ...imported])];
};

/** Returns the data that hydration reads: the stream of loader data in the page. */
const dataOf = (html: string): string =>
  (
    html.match(/<script>window\.__reactRouterContext\.streamController\.enqueue[\s\S]*?<\/script>/g) ?? []
  ).join('');

/**
 * Divides a page's scripts into the framework, the shell that every page of the store needs, and the page's
 * own code.
 */
const partsOf = (scripts: ReadonlyMap<string, number>, ofEveryPage: ReadonlySet<string>) => {
  const parts = { framework: 0, shell: 0, route: 0 };
  for (const [address, bytes] of scripts) {
    const isFramework = address.split('/').at(-1)?.startsWith('framework-') === true;
    parts[isFramework ? 'framework' : ofEveryPage.has(address) ? 'shell' : 'route'] += bytes;
  }
  return parts;
};

type Weighed = Pick<PageWeight, 'html' | 'data'> & { scripts: Map<string, number> };

const weigh = async (url: string): Promise<Weighed> => {
  const { bytes: html, text } = await fetchBrotli(url);
  const scripts = new Map<string, number>();
  for (const address of scriptsOf(text))
    scripts.set(address, (await fetchBrotli(new URL(address, url).href)).bytes);
  return { html, data: brotliCompressSync(dataOf(text)).byteLength, scripts };
};

/**
 * Measures the pages of one store: each page itself, the data that hydration reads, and every script it
 * names.
 */
export const pageWeights = async (
  shopUrl: string,
  paths: readonly string[],
): Promise<Record<string, PageWeight>> => {
  // One after another: a network that asks for many pages at once is told to come again.
  const weighed: (readonly [string, Weighed])[] = [];
  for (const path of paths) weighed.push([path, await weigh(`${shopUrl}${path}`)]);
  const [first, ...others] = weighed.map(([, { scripts }]) => new Set(scripts.keys()));
  const ofEveryPage = others.reduce(
    (common, scripts) => common.intersection(scripts),
    first ?? new Set<string>(),
  );
  return Object.fromEntries(
    weighed.map(([path, { html, data, scripts }]) => {
      const parts = partsOf(scripts, ofEveryPage);
      return [path, { html, data, ...parts, scripts: parts.framework + parts.shell + parts.route }];
    }),
  );
};
