import { isoDayAt } from '@dijla/commerce-rules/dates/day-in-baghdad';
import { handleCall } from '../../../call/handle-call.ts';
import type { RequestContext } from '../../../call/call-handler.ts';
import { isRefusal, refusal } from '../../../call/refusal.ts';
import type { Database } from '../../../database/connect.ts';
import { type PdfPrinter, readSeller, type Statement, statementPdf } from '../../documents/documents.ts';
import type { Stores } from '../../store-views/store-views.ts';
import { readOwnStatementPaper } from '../own/own-vendor-sql.ts';
import { SellerScope } from '../own/seller-scope.ts';
import { readStatementPaper } from '../statement-paper.ts';
import { readVendors } from '../vendor-sql.ts';

type Parts = { database: Database; stores: Stores; printer: PdfPrinter };
type Context = Pick<RequestContext, 'store' | 'now' | 'gone'> & { staff: { id: number } };

/** The month that was asked for, else that of now in Baghdad. */
const monthOf = (asked: string | undefined, now: number): string => asked ?? isoDayAt(now).slice(0, 7);

const printed = async (
  statement: Statement,
  { database, stores, printer }: Parts,
  { staff, store, now, gone }: Context,
) =>
  statementPdf(
    statement,
    { seller: await readSeller(database), now, reader: { language: store.language, stores } },
    { printer, asker: { caller: `staff ${staff.id}`, gone: gone() } },
  );

/** `GET /api/desk/vendors/{vendor}/statement/pdf`: in the store's language. */
export const printVendorStatement = handleCall(
  'desk/vendor-statement-pdf',
  (parts: Parts) =>
    async ({ params: { vendor = '' }, query: { month } }, context) => {
      const { database } = parts;
      const [known] = await readVendors(database, context.store.language, { vendor, limit: 1 });
      if (known === undefined) return refusal('vendor.not-found');
      const statement = await readStatementPaper(database, known, monthOf(month, context.now));
      return isRefusal(statement) ? statement : printed(statement, parts, context);
    },
);

/** `GET /api/desk/own-vendor/statement/pdf`: the calling seller's, in the store's language. */
export const printSellersStatement = handleCall(
  'desk/own-vendor-statement-pdf',
  (parts: Parts) =>
    async ({ query: { month: asked } }, context) => {
      const scope = SellerScope.of(context.staff);
      if (isRefusal(scope)) return scope;
      const asks = { month: monthOf(asked, context.now), language: context.store.language };
      const statement = await readOwnStatementPaper(parts.database, scope, asks);
      return isRefusal(statement) ? statement : printed(statement, parts, context);
    },
);
