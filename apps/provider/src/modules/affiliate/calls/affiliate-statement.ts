import { isoDayAt } from '@dijla/commerce-rules/dates/day-in-baghdad';
import { statementLinesAtMost } from '@dijla/contract/schemas';
import { handleCall } from '../../../call/handle-call.ts';
import { idInPath } from '../../../call/id-in-path.ts';
import { isRefusal, refusal } from '../../../call/refusal.ts';
import type { Database } from '../../../database/connect.ts';
import { type PdfPrinter, readMonthBalances, readSeller, statementPdf } from '../../documents/documents.ts';
import type { Stores } from '../../store-views/store-views.ts';
import { readAffiliate } from '../affiliate-account-sql.ts';
import { commissionAccount } from '../commission-sql.ts';
import { readPartnerLines } from '../statement-sql.ts';

/** `GET /api/desk/affiliates/{affiliateId}/statement/pdf`: what a partner could be paid, in the store's language. */
export const printAffiliateStatement = handleCall(
  'desk/affiliate-statement-pdf',
  ({ database, stores, printer }: { database: Database; stores: Stores; printer: PdfPrinter }) =>
    async ({ params, query: { month: asked } }, { staff, store, now, gone }) => {
      const id = idInPath(params, { name: 'affiliateId', thing: 'partner' });
      if (isRefusal(id)) return id;
      const partner = await readAffiliate(database, id);
      if (partner === undefined) return refusal('affiliate.account-not-found');
      const month = asked ?? isoDayAt(now).slice(0, 7);
      const lines = await readPartnerLines(database, id, { month, limit: statementLinesAtMost + 1 });
      if (lines.length > statementLinesAtMost)
        return refusal('paper.statement-too-long', { most: statementLinesAtMost });
      const balances = await readMonthBalances(database, commissionAccount(id, 'available'), month);
      const parts = balances
        .map((part) => ({ ...part, lines: lines.filter(({ unit }) => unit === part.currency.code) }))
        .filter(({ opening, closing, lines: own }) => opening !== 0 || closing !== 0 || own.length > 0);
      const name = `${partner.firstname} ${partner.lastname}`.trim();
      return statementPdf(
        { of: 'partner', name, reference: String(id), month, parts },
        { seller: await readSeller(database), now, reader: { language: store.language, stores } },
        { printer, asker: { caller: `staff ${staff.id}`, gone: gone() } },
      );
    },
);
