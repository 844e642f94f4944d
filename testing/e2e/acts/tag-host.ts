import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An event as a tag manager's container reads it off the page's layer. */
type LayerEntry = {
  event?: string;
  user?: unknown;
  ecommerce?: Record<string, unknown> & { items?: readonly Record<string, unknown>[] };
};

/** A container that reports all that the page tells it, and what its consent is. */
const containerOf = (origin: string): string => `(() => {
  const layer = window.dataLayer;
  const tell = (entry) => {
    const said = entry[0] === 'consent' ? { event: 'consent ' + entry[1], ...entry[2] } : entry;
    if (said.event) fetch('${origin}/collect', { method: 'POST', mode: 'no-cors', keepalive: true, body: JSON.stringify(said) });
  };
  [...layer].forEach(tell);
  const push = layer.push.bind(layer);
  layer.push = (...entries) => { entries.forEach(tell); return push(...entries); };
})();`;

/**
 * Starts a host as an owner's tag manager and the host of a store's reports are one: it serves a container and remembers
 * what it is told. `settings` are what a shop is set up with for it.
 */
export const tagHost = async (store: string) => {
  const entries: LayerEntry[] = [];
  const reports: { kind: string; query: Record<string, string>; key: unknown }[] = [];
  let asked = 0;
  const server = createServer((request, response) => {
    asked += 1;
    const url = new URL(request.url ?? '', 'http://host.test');
    if (url.pathname === '/gtm.js') {
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(containerOf(origin));
      return;
    }
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (url.pathname === '/collect')
        entries.push(JSON.parse(Buffer.concat(chunks).toString()) as LayerEntry);
      else
        reports.push({
          kind: url.pathname.split('/').at(-1) ?? '',
          query: Object.fromEntries(url.searchParams),
          key: request.headers['x-api-key'],
        });
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const origin = `http://${host}`;
  return {
    settings: {
      TAG_MANAGER_URL: `gtm+http://GTM-TEST123@${host}`,
      REPORT_URLS: `report+http://the-key@${host}/v1?store=${store}`,
      MARKETING_OBJECT: 'platform_object',
    },
    origin,
    entries,
    reports,
    /** How often the host was asked for anything. */
    asked: () => asked,
    names: () => entries.map(({ event = '' }) => event),
    close: () => server.close(),
  };
};
