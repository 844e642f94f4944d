import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';

type Value = { stringValue?: string; intValue?: number | string; boolValue?: boolean; doubleValue?: number };
type Attribute = { key: string; value: Value };
type SentSpan = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes?: Attribute[];
  links?: { traceId: string; spanId: string }[];
  status?: { code?: number };
};
type Sent = {
  resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: SentSpan[] }[] }[];
};

export type ReceivedSpan = Omit<SentSpan, 'attributes' | 'links'> & {
  attributes: Readonly<Record<string, unknown>>;
  links: readonly { traceId: string; spanId: string }[];
  resource: Readonly<Record<string, unknown>>;
};

const valuesOf = (attributes: readonly Attribute[] = []): Record<string, unknown> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

const spansIn = (text: string): ReceivedSpan[] =>
  (JSON.parse(text) as Sent).resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) =>
      spans.map(({ attributes, links = [], ...span }) => ({
        ...span,
        links,
        attributes: valuesOf(attributes),
        resource: valuesOf(resource.attributes),
      })),
    ),
  );

const takeIt = (response: ServerResponse): void =>
  void response.writeHead(200, { 'content-type': 'application/json' }).end('{}');

/**
 * Takes traces on this machine until the end of the test file, as a collector does: OTLP over HTTP, in JSON. `answer`
 * answers each batch; one that does nothing is a collector that hangs.
 */
export const traceCollector = async (answer: (response: ServerResponse) => void = takeIt) => {
  const bodies: string[] = [];
  const asked: { method: string; path: string; type: string; authorization: string }[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      bodies.push(Buffer.concat(parts).toString());
      asked.push({
        method: request.method ?? '',
        path: request.url ?? '',
        type: request.headers['content-type'] ?? '',
        authorization: request.headers.authorization ?? '',
      });
      answer(response);
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise<void>((resolve) => void server.close(() => resolve()));
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    /** All that was sent, as it was sent. */
    text: (): string => bodies.join('\n'),
    spans: (): ReceivedSpan[] => bodies.flatMap(spansIn),
  };
};
