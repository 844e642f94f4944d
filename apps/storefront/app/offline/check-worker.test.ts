import { describe, expect, it } from 'vitest';
import { checkWorker } from './check-worker.ts';

const asked = async (ask: () => Promise<Response>) => {
  let removed = 0;
  const registration = { unregister: async () => void (removed += 1) };
  await checkWorker({ getRegistration: async () => registration }, '/service-worker.js', ask);
  return removed;
};
const file = (status: number, type: string) => async () =>
  new Response('', { status, headers: { 'content-type': type } });

describe('7.96, 8.89: a worker found in development', () => {
  it.each([
    ['is removed without its file', file(404, 'text/plain'), 1],
    ['is removed where its file is a page', file(200, 'text/html'), 1],
    ['stays where its file is a script', file(200, 'text/javascript; charset=utf-8'), 0],
    ['stays while nothing answers', () => Promise.reject(new TypeError('Failed to fetch')), 0],
  ])('%s', async (_, ask, removed) => {
    expect(await asked(ask)).toBe(removed);
  });

  it('is not looked for in vain', async () => {
    expect(
      await checkWorker({ getRegistration: async () => undefined }, '/service-worker.js', file(404, '')),
    ).toBe(false);
  });
});
