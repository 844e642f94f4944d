import { type Agent, get } from 'node:http';

export type RawAnswer = { status: number; headers: NodeJS.Dict<string | string[]>; body: Buffer };

/** Sends a GET and returns the body as sent, compressed if the server compresses it. */
export const rawGet = (
  url: string,
  { agent, encoding = 'br' }: { agent?: Agent; encoding?: string } = {},
): Promise<RawAnswer> =>
  new Promise((resolve, reject) => {
    const request = get(
      url,
      { ...(agent ? { agent } : {}), headers: { 'accept-encoding': encoding } },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('error', reject);
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
        );
      },
    );
    request.on('error', reject);
  });
