import { createHmac, timingSafeEqual } from 'node:crypto';
import type { VersionedEntity } from '../kinds/content-kind.ts';

/** A version of a record that somebody may look at until an instant; number 0 is the record as it stands. */
export type Preview = { entity: VersionedEntity; id: number; number: number; expiresAt: number };

/** How long an address for looking at a version holds. */
export const previewMs = 15 * 60_000;

const bytes = 16;

/** Signs with a key derived for the purpose: the secret signs other things too. */
const digestOf = (signed: string, secret: string): Buffer => {
  const key = createHmac('sha256', secret).update('content preview').digest();
  return createHmac('sha256', key).update(signed).digest().subarray(0, bytes);
};

const spelled = ({ entity, id, number, expiresAt }: Preview): string =>
  `${entity}.${id}.${number}.${expiresAt}`;

/** Returns the token with which a version is looked at. */
export const previewToken = (preview: Preview, secret: string): string => {
  const signed = spelled(preview);
  return `${signed}.${digestOf(signed, secret).toString('base64url')}`;
};

const form = /^([a-z_]{1,20})\.(\d{1,9})\.(\d{1,9})\.(\d{1,15})\.([\w-]{22})$/;

/** Returns what a token lets somebody look at; undefined where it is not of this shop or no longer holds. */
export const previewOf = (
  token: string,
  { secret, now }: { secret: string; now: number },
): Preview | undefined => {
  const [, entity = '', id = '', number = '', expires = '', signature = ''] = form.exec(token) ?? [];
  const preview = {
    entity: entity as VersionedEntity,
    id: Number(id),
    number: Number(number),
    expiresAt: Number(expires),
  };
  const given = Buffer.from(signature, 'base64url');
  const right = digestOf(spelled(preview), secret);
  const isRight = given.length === right.length && timingSafeEqual(given, right);
  return isRight && preview.expiresAt > now ? preview : undefined;
};
