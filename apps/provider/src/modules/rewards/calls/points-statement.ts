import { isoDayAt } from '@dijla/commerce-rules/dates/day-in-baghdad';
import { statementLinesAtMost } from '@dijla/contract/schemas';
import { handleCall } from '../../../call/handle-call.ts';
import { idInPath } from '../../../call/id-in-path.ts';
import { isRefusal, refusal } from '../../../call/refusal.ts';
import type { Database } from '../../../database/connect.ts';
import { readNames } from '../../customers/customers.ts';
import { type PdfPrinter, readSeller, statementPdf } from '../../documents/documents.ts';
import type { Stores } from '../../store-views/store-views.ts';
import { readPointsStatement } from '../statement/points-statement-sql.ts';

/** `GET /api/desk/customers/{customerId}/points/statement/pdf`: what a customer could spend, in the store's language. */
export const printPointsStatement = handleCall(
  'desk/points-statement-pdf',
  ({ database, stores, printer }: { database: Database; stores: Stores; printer: PdfPrinter }) =>
    async ({ params, query: { month: asked } }, { staff, store, now, gone }) => {
      const id = idInPath(params, { name: 'customerId', thing: 'customer' });
      if (isRefusal(id)) return id;
      const names = await readNames(database, id);
      if (names === undefined) return refusal('desk.customer-not-found');
      const month = asked ?? isoDayAt(now).slice(0, 7);
      const part = await readPointsStatement(database, id, { month, limit: statementLinesAtMost + 1 });
      if (part.lines.length > statementLinesAtMost)
        return refusal('paper.statement-too-long', { most: statementLinesAtMost });
      return statementPdf(
        {
          of: 'customer',
          name: `${names.firstname} ${names.lastname}`.trim(),
          reference: String(id),
          month,
          parts: [part],
        },
        { seller: await readSeller(database), now, reader: { language: store.language, stores } },
        { printer, asker: { caller: `staff ${staff.id}`, gone: gone() } },
      );
    },
);
