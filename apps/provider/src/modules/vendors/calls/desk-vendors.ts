import { majorUnits } from '@dijla/commerce-rules/money/major-units';
import { handleCall } from '../../../call/handle-call.ts';
import { refusal } from '../../../call/refusal.ts';
import { writtenCsv } from '../../../call/written-csv.ts';
import type { Database } from '../../../database/connect.ts';
import { handleDeskWrite } from '../../audit/audit.ts';
import { fileHeaders } from '../../documents/documents.ts';
import { readStatement, type VendorEntry } from '../statement-sql.ts';
import { readVendorDetail, readVendors } from '../vendor-sql.ts';

type Params = Readonly<Record<string, string>>;
type Parts = { database: Database };

const vendorIn = ({ vendor = '' }: Params): string => vendor;

/** `GET /api/desk/vendors`: one more row than asked for tells whether there is a next page. */
export const listVendors = handleCall(
  'desk/vendors',
  ({ database }: Parts) =>
    async ({ query: { before: after = 0, limit } }, { store }) => {
      const rows = await readVendors(database, store.language, { after, limit: limit + 1 });
      return { result: { items: rows.slice(0, limit), next: rows.length > limit ? after + limit : null } };
    },
);

/** `GET /api/desk/vendors/{vendor}` */
export const readVendor = handleCall(
  'desk/vendor',
  ({ database }: Parts) =>
    async ({ params }, { store }) => {
      const result = await readVendorDetail(database, vendorIn(params), store.language);
      return result === undefined ? refusal('vendor.not-found') : { result };
    },
);

/** `GET /api/desk/vendors/{vendor}/statement` */
export const readVendorStatement = handleCall(
  'desk/vendor-statement',
  ({ database }: Parts) =>
    async ({ params, query: { before, limit } }, { store }) => {
      const vendor = vendorIn(params);
      const [known] = await readVendors(database, store.language, { vendor, limit: 1 });
      if (known === undefined) return refusal('vendor.not-found');
      const rows = await readStatement(database, vendor, { before, limit: limit + 1 });
      const items = rows.slice(0, limit);
      return { result: { items, next: rows.length > limit ? (items.at(-1)?.id ?? null) : null } };
    },
);

const headings = ['at', 'kind', 'order', 'sku', 'product', 'reference', 'amount', 'balance', 'currency'];

const cellsOf = (entry: VendorEntry) => {
  const { at, kind, order_number, sku, product, reference, amount, balance, unit } = entry;
  const amounts = [majorUnits(amount, unit.scale), majorUnits(balance, unit.scale)];
  return [at, kind, order_number, sku, product, reference, ...amounts, unit.code];
};

/** Entries in a file at most. */
const entriesAtMost = 100_000;

/** `POST /api/desk/vendors/{vendor}/statement/export` */
export const exportVendorStatement = handleDeskWrite(
  'desk/export-vendor-statement',
  () =>
    async ({ params }, { transaction, act, store, now }) => {
      const vendor = vendorIn(params);
      const [known] = await readVendors(transaction, store.language, { vendor, limit: 1 });
      if (known === undefined) return refusal('vendor.not-found');
      const entries = await readStatement(transaction, vendor, { limit: entriesAtMost });
      const after = { entries: entries.length };
      await act({ act: 'exported', entity: 'vendor', entityId: vendor, before: null, after });
      return {
        written: writtenCsv(headings, entries.toReversed().map(cellsOf)),
        headers: fileHeaders(`seller-statement-${new Date(now).toISOString().slice(0, 10)}`, {
          type: 'text/csv; charset=utf-8',
          ending: 'csv',
        }),
      };
    },
);
