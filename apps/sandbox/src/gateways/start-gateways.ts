import { createPublicKey } from 'node:crypto';
import { fibServer } from './fib/fib-server.ts';
import { qiServer } from './qi/qi-server.ts';
import { zainCashServer } from './zaincash/zaincash-server.ts';

/** The doubles that run: what the shop's settings are then, where each is opened, and how they are stopped. */
export type RunningGateways = {
  environment: Readonly<Record<string, string>>;
  pages: readonly { name: string; url: string }[];
  close: () => Promise<void>;
};

const withKeys = (address: string, id: string, secret: string): string =>
  address.replace('://', `://${encodeURIComponent(id)}:${encodeURIComponent(secret)}@`);

const fibAddress = ({ host, clientId, clientSecret }: Awaited<ReturnType<typeof fibServer>>['settings']) =>
  withKeys(`fib+${host.origin}`, clientId, clientSecret);

const qiAddress = ({
  base,
  username,
  password,
  terminalId,
  publicKey,
}: Awaited<ReturnType<typeof qiServer>>['settings']): string => {
  const key = createPublicKey(publicKey).export({ format: 'der', type: 'spki' }).toString('base64');
  const query = new URLSearchParams({ terminal: terminalId, key });
  return withKeys(`qi+${base.href}?${query.toString()}`, username, password);
};

const zainCashAddress = ({
  host,
  clientId,
  clientSecret,
  apiKeys,
}: Awaited<ReturnType<typeof zainCashServer>>['settings']): string => {
  const query = new URLSearchParams(apiKeys.map((key) => ['key', key]));
  return withKeys(`zaincash+${host.origin}?${query.toString()}`, clientId, clientSecret);
};

/** Starts the doubles of the gateways on free ports of this machine, so that a shopper can try to pay. */
export const startGateways = async (): Promise<RunningGateways> => {
  const [fib, qi, zainCash] = await Promise.all([fibServer(), qiServer(), zainCashServer()]);
  return {
    environment: {
      FIB_URL: fibAddress(fib.settings),
      QI_URL: qiAddress(qi.settings),
      ZAINCASH_URL: zainCashAddress(zainCash.settings),
    },
    pages: [{ name: 'FIB', url: new URL('/phone', fib.settings.host).href }],
    close: async () => void (await Promise.all([fib, qi, zainCash].map(({ close }) => close()))),
  };
};
