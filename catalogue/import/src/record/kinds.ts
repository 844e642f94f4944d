import type { RecordKind } from './import-record.ts';

/** Every kind of record in the order in which they are applied: what is named stands before what names it. */
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
  'cms-block',
  'cms-page',
  'promotion',
  'customer',
  'wishlist',
  'past-order',
] as const satisfies readonly RecordKind[];

type Missing = Exclude<RecordKind, (typeof kinds)[number]>;
/** Does not compile while a kind is missing above. */
export const isEveryKindListed: [Missing] extends [never] ? true : Missing = true;

/** What others are described with: when a run is taken back, these go last, when nothing names them any more. */
export const definitionKinds: readonly RecordKind[] = kinds.slice(0, kinds.indexOf('product'));
