import { storeQuery } from '../common-query.ts';
import type { RefusalCode } from '../errors.ts';

/** The query common to calls of the desk: the store view whose language refusals are worded in. */
export const deskQuery = storeQuery;

/** Refusals of any request to the desk that comes from elsewhere, unsafely or too often. */
export const deskRequestRefusals = [
  'desk.not-secure',
  'desk.foreign-page',
  'request.not-json',
  'request.too-many',
] as const satisfies readonly RefusalCode[];

/** Refusals of every call for staff. */
export const deskRefusals = [
  ...deskRequestRefusals,
  'desk.not-signed-in',
  'desk.key-invalid',
  'desk.disabled',
  'request.not-permitted',
] as const satisfies readonly RefusalCode[];
