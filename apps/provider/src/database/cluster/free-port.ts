import { createServer } from 'node:net';

/** Returns a currently free port of 127.0.0.1: the preferred one if it is free, otherwise any. */
export const freePort = async (preferred?: number): Promise<number> => {
  const wished = preferred === undefined ? undefined : await tryPort(preferred);
  return wished ?? (await tryPort(0)) ?? Promise.reject(new Error('No port of 127.0.0.1 is free.'));
};

const tryPort = (port: number): Promise<number | undefined> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(undefined));
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : undefined));
    });
  });
