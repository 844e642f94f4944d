import { createPublicKey } from 'node:crypto';
import type { z } from 'zod';
import { isLoopback } from '../is-loopback.ts';
import { addressOf } from './address-of.ts';

/** Whether an address names both halves of a key and a host: `+http` one on this machine, which is a double. */
const hasKeysAndHost = (value: string): boolean => {
  const address = URL.parse(value);
  if (address === null) return false;
  const { protocol, hostname, username, password } = address;
  return (
    username !== '' &&
    password !== '' &&
    hostname !== '' &&
    (!protocol.endsWith('+http:') || isLoopback(hostname))
  );
};
const keysAndHost = (value: string) => {
  const { protocol, host, pathname, username, password, searchParams } = new URL(value);
  return {
    host: new URL(`${protocol.endsWith('+http:') ? 'http' : 'https'}://${host}${pathname}`),
    key: decodeURIComponent(username),
    secret: decodeURIComponent(password),
    searchParams,
  };
};
const needsKeys = 'needs id and secret before the host, and +http:// a host on this machine';

/** `FIB_URL`: client id and secret, and the bank's host. */
const fibAddress = addressOf('fib', 'fib+http')
  .refine(hasKeysAndHost, needsKeys)
  .transform((value) => {
    const { host, key: clientId, secret: clientSecret } = keysAndHost(value);
    return { host, clientId, clientSecret };
  });

/** Qi's key for its messages comes as base64 of its bytes, as within a PEM file. */
const publicKeyIn = (searchParams: URLSearchParams): string | undefined => {
  const key = searchParams.get('key');
  if (key === null) return undefined;
  const der = Buffer.from(key, 'base64');
  return createPublicKey({ key: der, format: 'der', type: 'spki' }).export({
    format: 'pem',
    type: 'spki',
  }) as string;
};
const hasReadableKey = (value: string): boolean => {
  try {
    publicKeyIn(new URL(value).searchParams);
    return true;
  } catch {
    return false;
  }
};
/** `QI_URL`: the terminal's user and password, its id, the base of the API, and the key of messages. */
const qiAddress = addressOf('qi', 'qi+http')
  .refine(hasKeysAndHost, needsKeys)
  .refine((value) => URL.parse(value)?.searchParams.has('terminal') === true, 'needs ?terminal=ID')
  .refine(hasReadableKey, 'has a key that is none: base64 of the public key, as within its PEM file')
  .transform((value) => {
    const { host, key: username, secret: password, searchParams } = keysAndHost(value);
    const publicKey = publicKeyIn(searchParams);
    return {
      base: host,
      username,
      password,
      terminalId: searchParams.get('terminal') ?? '',
      ...(publicKey === undefined ? {} : { publicKey }),
    };
  });

/** `INSTALLMENTS_URL`: id and secret, and the host of the service that lends. */
const installmentsAddress = addressOf('installments', 'installments+http')
  .refine(hasKeysAndHost, needsKeys)
  .transform((value) => {
    const { host, key: id, secret } = keysAndHost(value);
    return { host, id, secret };
  });

/** `PAYTABS_URL`: the profile and its server key, the host of the region; `?framed` where the profile may be framed. */
const payTabsAddress = addressOf('paytabs', 'paytabs+http')
  .refine(hasKeysAndHost, needsKeys)
  .refine(
    (value) => /^[1-9]\d{0,14}$/.test(URL.parse(value)?.username ?? ''),
    'needs the profile’s number before the key',
  )
  .transform((value) => {
    const { host, key, secret: serverKey, searchParams } = keysAndHost(value);
    return { host, profileId: Number(key), serverKey, isFramed: searchParams.has('framed') };
  });

const isFirstProtocol = (value: string): boolean => value.startsWith('zaincash1');

/**
 * `ZAINCASH_URL`: client id and secret, the host, and the keys of what comes back; `zaincash1` is the first protocol, with
 * the merchant's id, its secret and its wallet.
 */
const zainCashAddress = addressOf('zaincash', 'zaincash+http', 'zaincash1', 'zaincash1+http')
  .refine(hasKeysAndHost, needsKeys)
  .refine(
    (value) => isFirstProtocol(value) || URL.parse(value)?.searchParams.has('key') === true,
    'needs ?key=KEY, which signs what comes back',
  )
  .refine(
    (value) =>
      !isFirstProtocol(value) || /^9647\d{9}$/.test(URL.parse(value)?.searchParams.get('msisdn') ?? ''),
    'needs ?msisdn=9647XXXXXXXXX, the wallet of the merchant',
  )
  .transform((value) => {
    const { host, key: clientId, secret: clientSecret, searchParams } = keysAndHost(value);
    if (isFirstProtocol(value))
      return { host, merchantId: clientId, secret: clientSecret, msisdn: searchParams.get('msisdn') ?? '' };
    return { host, clientId, clientSecret, apiKeys: searchParams.getAll('key') };
  });

/** The settings of gateways: a shop has those that it has an account at. */
export const gatewayAddresses = {
  FIB_URL: fibAddress.optional(),
  QI_URL: qiAddress.optional(),
  ZAINCASH_URL: zainCashAddress.optional(),
  PAYTABS_URL: payTabsAddress.optional(),
  INSTALLMENTS_URL: installmentsAddress.optional(),
};
export const gatewayNames = Object.keys(gatewayAddresses) as (keyof typeof gatewayAddresses)[];

type GatewayValues = {
  [Name in keyof typeof gatewayAddresses]?: z.infer<(typeof gatewayAddresses)[Name]>;
};

/** Returns what the shop has from its gateways, by the name that the provider opens them under. */
export const gatewaysOf = (values: GatewayValues) => ({
  fib: values.FIB_URL,
  qicard: values.QI_URL,
  zaincash: values.ZAINCASH_URL,
  paytabs: values.PAYTABS_URL,
  installments: values.INSTALLMENTS_URL,
});
