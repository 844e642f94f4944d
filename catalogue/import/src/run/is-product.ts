import type { ProductInput } from '@dijla/provider/modules/catalog/catalog';
import type { RecordKind } from '../record/import-record.ts';
import type { AnyRecord } from '../record/record-handlers.ts';

/** Whether a record of this kind is a product, whose stock and sales keep changing after the run. */
export const isProduct = (kind: RecordKind, _record: AnyRecord): _record is ProductInput =>
  kind === 'product';
