import { contentKinds, type ContentRecords } from '@dijla/provider/modules/content/content';
import type { RecordKind } from './import-record.ts';

const contentRecordKinds = Object.keys(contentKinds) as (keyof ContentRecords)[];

/** Every kind of record in the order of application: a record comes after everything it references. */
export const kinds = [
  'tax-rate',
  'tax-rule',
  'shipping-rates',
  'customer-group',
  'attribute',
  'category',
  'brand',
  'product',
  'product-links',
  'review',
  ...contentRecordKinds,
  'promotion',
  'search-words',
  'customer',
  'wishlist',
  'past-order',
] as const satisfies readonly RecordKind[];

type Missing = Exclude<RecordKind, (typeof kinds)[number]>;
// Fails to compile when a kind is missing above.
true satisfies [Missing] extends [never] ? true : Missing;

/** Kinds that other records reference; an undo removes them last, when nothing references them any more. */
export const definitionKinds: readonly RecordKind[] = kinds.slice(0, kinds.indexOf('product'));
