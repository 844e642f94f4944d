import { closeServer, httpServer, listen } from '@dijla/shop/http-server';
import { afterAll } from 'vitest';
import type { BuyingProvider } from './buying-provider.ts';

/** Serves a provider at a port of this machine until the end of the test file, for others who call it. */
export const overHttp = async ({ fetch }: Pick<BuyingProvider, 'fetch'>, port: number): Promise<void> => {
  const server = httpServer(fetch, async (_, response) => void response.writeHead(404).end());
  await listen(server, port);
  afterAll(() => closeServer(server));
};
