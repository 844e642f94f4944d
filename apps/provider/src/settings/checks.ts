import { isIP } from 'node:net';
import { z } from 'zod';
import { isLoopback } from '../is-loopback.ts';
import { addressOf } from './address-of.ts';

/** A whole number within these bounds, in decimal digits. */
export const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .refine(
      (text) => /^\d{1,9}$/.test(text) && Number(text) >= min && Number(text) <= max,
      `must be a whole number from ${min} to ${max}`,
    )
    .transform(Number);

/** At most 15 digits, which a number represents exactly. */
export const byteCount = z
  .string()
  .refine(
    (text) => /^\d{1,15}$/.test(text) && Number(text) >= 1_000_000,
    'must be a number of bytes, at least 1000000',
  )
  .transform(Number);

/** `on` or `off`, as a boolean. */
export const onOff = z.enum(['on', 'off'], 'must be on or off').transform((value) => value === 'on');

const isAddressRange = (value: string): boolean => {
  const [address = '', bits, ...rest] = value.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
};

/** IP addresses and ranges, with commas between them. */
export const addressRanges = z
  .string()
  .transform((value) =>
    value
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  )
  .refine(
    (ranges) => ranges.every(isAddressRange),
    'must be IP addresses or ranges such as 10.0.0.0/8, with commas between them',
  );

/** One e-mail address, without a name beside it. */
export const mailAddress = z.email(
  'must be an e-mail address such as orders@shop.iq; the name beside it is `sender_name` of npm run brand',
);

/** The address of an SMS gateway, with its key before the host. */
export const smsGateway = addressOf('otpiq', 'otpiq+http').refine((value) => {
  const { protocol, hostname, username } = new URL(value);
  return username !== '' && (protocol !== 'otpiq+http:' || isLoopback(hostname));
}, 'needs the key before the host, and otpiq+http:// a host on this machine');

/** The id that is stored with each identity of a provider, and its name on the button. */
const hasIdAndName = ({ searchParams }: URL): boolean =>
  /^[a-z][a-z\d-]{1,31}$/.test(searchParams.get('id') ?? '') &&
  searchParams.get('id') !== 'facebook' &&
  /^\S.{0,39}$/.test(searchParams.get('name') ?? '');

const isLoginProvider = (value: string): boolean => {
  const address = URL.parse(value);
  if (address === null || address.username === '' || address.password === '') return false;
  const { protocol, hostname } = address;
  if (protocol.endsWith('+http:') && !isLoopback(hostname)) return false;
  return protocol.startsWith('oidc') ? hasIdAndName(address) : hostname !== '';
};

/** Addresses of login providers, with spaces between them. */
export const loginProviders = z
  .string()
  .transform((value) => value.split(/\s+/).filter(Boolean))
  .refine(
    (addresses) =>
      addresses.every(
        (address) => /^(?:oidc|facebook)(?:\+http)?:\/\//.test(address) && isLoginProvider(address),
      ) &&
      new Set(addresses.map((address) => URL.parse(address)?.searchParams.get('id') ?? 'facebook')).size ===
        addresses.length,
    'must be addresses such as oidc://ID:SECRET@accounts.google.com?id=google&name=Google, with spaces between them, each with an id of its own; +http needs a host on this machine',
  );

/** Two hours of a day, such as 22-9. */
export const quietHours = z
  .string()
  .refine(
    (text) => /^\d{1,2}-\d{1,2}$/.test(text) && text.split('-').every((hour) => Number(hour) < 24),
    'must be two hours from 0 to 23 such as 22-9',
  )
  .transform((text) => {
    const [from = 0, until = 0] = text.split('-').map(Number);
    return { from, until };
  });

/** The address of an OpenSearch cluster, whose path is the name of the shop in it. */
export const searchAddress = addressOf('http', 'https')
  .transform((value) => new URL(value))
  .refine(
    ({ pathname }) => /^\/(?:[a-z][a-z\d_]{0,39}\/?)?$/.test(pathname),
    'has a path that is no name of a shop: a letter and up to 39 letters a-z, digits or _',
  );

/** Returns an address without the slashes at its end. */
export const withoutTrailingSlash = (value: string): string => value.replace(/\/+$/, '');
