import { storeCodes, type StoreCode } from '@dijla/contract/store-views';
import { z } from 'zod';
import { isLoopback } from '../is-loopback.ts';
import { addressOf } from './address-of.ts';

/** A tag manager's container, and where it comes from. */
export type TagManager = {
  container: string;
  /** Where the container's script is served from. */
  origin: string;
  /** Hosts besides the tag manager's own that the container's tags load from and report to. */
  tagHosts: readonly string[];
};

/** Where searches, clicks and checkouts of a store are reported, and the key for it. */
export type ReportHost = { store: StoreCode; base: URL; apiKey: string };

/** The scheme that a setting stands for: `+http` is a host on this machine, for trying. */
const originOf = ({ protocol, host }: URL): string =>
  `${protocol.endsWith('+http:') ? 'http' : 'https'}://${host}`;

const isFarOrLocal = (value: string): boolean => {
  const address = URL.parse(value);
  return (
    address !== null &&
    address.hostname !== '' &&
    (!address.protocol.endsWith('+http:') || isLoopback(address.hostname))
  );
};

const tagHostsIn = (value: string): string[] =>
  (URL.parse(value)?.searchParams.get('tags') ?? '').split(',').filter(Boolean);

/** A host name, with `*.` for those below it; nothing else may get into a policy. */
const isHostName = (host: string): boolean => /^(?:\*\.)?(?:[a-z\d-]{1,63}\.)+[a-z]{2,63}$/.test(host);

/** `TAG_MANAGER_URL`: the container's id before the host, and `?tags=` with the hosts of its tags. */
export const tagManagerAddress = addressOf('gtm', 'gtm+http')
  .refine(isFarOrLocal, 'needs a host, and gtm+http:// one on this machine')
  .refine(
    (value) => /^GTM-[A-Z\d]{4,12}$/.test(URL.parse(value)?.username ?? ''),
    'needs the container’s id before the host, such as GTM-ABC1234',
  )
  .refine(
    (value) => tagHostsIn(value).every(isHostName),
    'has ?tags= with something that is no host name: connect.facebook.net,www.facebook.com',
  )
  .transform((value): TagManager => {
    const address = new URL(value);
    return { container: address.username, origin: originOf(address), tagHosts: tagHostsIn(value) };
  });

const storeIn = (value: string): StoreCode | undefined =>
  storeCodes.find((code) => code === URL.parse(value)?.searchParams.get('store'));

/** `REPORT_URLS`: an address for each store, with the key before the host. */
export const reportAddresses = z
  .string()
  .transform((value) => value.split(/\s+/).filter(Boolean))
  .refine(
    (addresses) =>
      addresses.every(
        (address) =>
          /^report(?:\+http)?:\/\//.test(address) &&
          isFarOrLocal(address) &&
          URL.parse(address)?.username !== '' &&
          storeIn(address) !== undefined,
      ) && new Set(addresses.map(storeIn)).size === addresses.length,
    `must be addresses such as report://KEY@stats.example.iq/path?store=${storeCodes[0]}, with spaces between them, one a store (${storeCodes.join(', ')}); +http needs a host on this machine`,
  )
  .transform((addresses): ReportHost[] =>
    addresses.map((address) => {
      const url = new URL(address);
      return {
        store: storeIn(address) as StoreCode,
        base: new URL(`${originOf(url)}${url.pathname.replace(/\/*$/, '/')}`),
        apiKey: decodeURIComponent(url.username),
      };
    }),
  );

/** `MARKETING_OBJECT`: a name with an underscore, which no name of the browser's own has. */
export const marketingObjectName = z
  .string()
  .regex(/^[a-z][a-z\d]{0,30}_[a-z\d_]{1,30}$/i, 'must be a name with an underscore, such as insider_object');
