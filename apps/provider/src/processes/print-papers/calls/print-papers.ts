import { papersAtMost } from '@dijla/contract/schemas';
import { isRefusal, refusal } from '../../../call/refusal.ts';
import type { RequestContext } from '../../../call/call-handler.ts';
import type { DatabaseTransaction } from '../../../database/connect.ts';
import { handleDeskWrite, type RecordAct } from '../../../modules/audit/audit.ts';
import { readShelves } from '../../../modules/catalog/catalog.ts';
import {
  labelsPdf,
  manifestPdf,
  type PdfPrinter,
  pickListPdf,
  readSeller,
} from '../../../modules/documents/documents.ts';
import type { Stores } from '../../../modules/store-views/store-views.ts';
import { parcelsOf, picksOf, readPrintedOrders } from '../parcels-of.ts';

type Parts = { stores: Stores; printer: PdfPrinter };
type Context = Pick<RequestContext, 'store' | 'now' | 'gone'> & {
  staff: { id: number };
  transaction: DatabaseTransaction;
  act: RecordAct;
};

/**
 * Reads what a paper says of orders and records that it was printed; the PDF itself is made after the transaction,
 * as it may wait for others.
 */
const begun = async (
  { stores, printer }: Parts,
  { paper, orders }: { paper: string; orders: readonly number[] },
  { transaction, act, staff, store, now, gone }: Context,
) => {
  if (orders.length > papersAtMost) return refusal('paper.too-many-orders', { most: papersAtMost });
  const printed = await readPrintedOrders(transaction, orders, stores);
  if (printed === null) return refusal('order.not-found');
  await act({ act: 'printed', entity: 'paper', entityId: paper, before: null, after: { orders } });
  return {
    printed,
    context: { seller: await readSeller(transaction), now, reader: { language: store.language, stores } },
    printing: { printer, asker: { caller: `staff ${staff.id}`, gone: gone() } },
  };
};

/** `POST /api/desk/papers/labels` */
export const printLabels = handleDeskWrite(
  'desk/print-labels',
  (parts: Parts) =>
    async ({ body: { orders } }, context) => {
      const begin = await begun(parts, { paper: 'labels', orders }, context);
      if (isRefusal(begin)) return begin;
      const parcels = await parcelsOf(context.transaction, begin.printed);
      return { afterwards: () => labelsPdf(parcels, begin.context, begin.printing) };
    },
);

/** `POST /api/desk/papers/manifest` */
export const printManifest = handleDeskWrite(
  'desk/print-manifest',
  (parts: Parts) =>
    async ({ body: { orders } }, context) => {
      const begin = await begun(parts, { paper: 'manifest', orders }, context);
      if (isRefusal(begin)) return begin;
      const parcels = await parcelsOf(context.transaction, begin.printed);
      return { afterwards: () => manifestPdf(parcels, begin.context, begin.printing) };
    },
);

/** `POST /api/desk/papers/pick-list` */
export const printPickList = handleDeskWrite(
  'desk/print-pick-list',
  (parts: Parts) =>
    async ({ body: { orders } }, context) => {
      const begin = await begun(parts, { paper: 'pick-list', orders }, context);
      if (isRefusal(begin)) return begin;
      const pieces = picksOf(begin.printed);
      const skus = pieces.flatMap(({ line }) => [line.sku, ...line.parts.map(({ sku }) => sku)]);
      const shelves = await readShelves(context.transaction, [...new Set(skus)], context.store.language);
      return { afterwards: () => pickListPdf({ pieces, shelves }, begin.context, begin.printing) };
    },
);
