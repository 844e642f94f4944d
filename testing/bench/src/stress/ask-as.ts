import { type Agent, request } from 'node:http';

export type Asked = { status: number; ms: number; text: string };

export type AskOptions = {
  /** The forwarded client address; the shop trusts proxies on this machine. */
  from: string;
  agent: Agent;
  /** JSON body, sent by POST. Without it the request is a GET. */
  body?: object;
  /** Milliseconds after which the caller disconnects. */
  leavesAfter?: number;
};

/**
 * Sends a request as a proxy forwards it and measures the milliseconds to its last byte. Status 0 means the
 * connection was lost or the caller disconnected.
 */
export const askAs = (url: string, { from, agent, body, leavesAfter }: AskOptions): Promise<Asked> =>
  new Promise((resolve) => {
    const startedAt = performance.now();
    const end = (status: number, text = '') => resolve({ status, ms: performance.now() - startedAt, text });
    const headers = { 'x-forwarded-for': from, ...(body && { 'content-type': 'application/json' }) };
    const sent = request(url, { method: body ? 'POST' : 'GET', agent, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', () => end(0));
      answer.on('end', () => end(answer.statusCode ?? 0, body ? Buffer.concat(chunks).toString() : ''));
    });
    sent.on('error', () => end(0));
    sent.end(body && JSON.stringify(body));
    if (leavesAfter !== undefined) setTimeout(() => sent.destroy(), leavesAfter).unref();
  });
