import { fibServer } from './fib/fib-server.ts';

/** The doubles that run: what the shop's settings are then, where each is opened, and how they are stopped. */
export type RunningGateways = {
  environment: Readonly<Record<string, string>>;
  pages: readonly { name: string; url: string }[];
  close: () => Promise<void>;
};

/** Starts the doubles of the gateways on free ports of this machine, so that a shopper can try to pay. */
export const startGateways = async (): Promise<RunningGateways> => {
  const fib = await fibServer();
  const { host, clientId, clientSecret } = fib.settings;
  const address = `fib+http://${encodeURIComponent(clientId)}:${encodeURIComponent(clientSecret)}@${host.host}`;
  return {
    environment: { FIB_URL: address },
    pages: [{ name: 'FIB', url: new URL('/phone', host).href }],
    close: fib.close,
  };
};
