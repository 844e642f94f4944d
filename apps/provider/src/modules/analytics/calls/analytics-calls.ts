import type { InvalidBody } from '../../../call/call-input.ts';
import { handleCall } from '../../../call/handle-call.ts';
import { refusal } from '../../../call/refusal.ts';
import type { Database } from '../../../database/connect.ts';
import { emitAll } from '../../../events/emit-sql.ts';
import type { ShopEvent } from '../../../events/event.ts';
import { countedText } from '../../search-counts/search-counts.ts';
import { hostOf, type ReportHosts } from '../report-host.ts';

type Parts = { database: Database; reportHosts: ReportHosts };
type Report = ShopEvent<'report.given'>['data'];

/** What every report is refused with that leaves something out (spec 2 §5). */
const parameterMissing = () => refusal('report.parameter-missing');

const invalidBody: InvalidBody = ({ issues }, { because }) =>
  issues.some(({ code, input, path }) =>
    code === 'invalid_type' ? input === undefined || path.length === 0 : code === 'too_small' && input === '',
  )
    ? parameterMissing()
    : because;

/** Has reports passed on after this, once under their number; at once where the store tells nobody. */
const give = async (
  { database, reportHosts }: Parts,
  {
    storeCode,
    reportId,
    reports,
  }: { storeCode: string; reportId: string; reports: readonly Omit<Report, 'store'>[] },
): Promise<{ result: Record<string, never> }> => {
  if (hostOf(reportHosts, storeCode) === undefined) return { result: {} };
  const events = reports.map((data, place) => ({
    name: 'report.given' as const,
    key: place === 0 ? reportId : `${reportId}-${place + 1}`,
    data: { ...data, store: storeCode },
  }));
  await database.transaction().execute((transaction) => emitAll(transaction, events));
  return { result: {} };
};

/** A text that may name a person is nobody else's business. */
const mayBeTold = (term: string): boolean => countedText(term) !== null;

/** `POST /api/ext/dijla/reports/search` */
export const reportSearch = handleCall(
  'report/search',
  (parts: Parts) =>
    async ({ query: { storeCode }, body: { report_id: reportId, ...fields } }) => {
      if (storeCode === undefined) return parameterMissing();
      if (!mayBeTold(fields.term)) return { result: {} };
      return give(parts, { storeCode, reportId, reports: [{ kind: 'search', fields }] });
    },
  { invalidBody },
);

/** `POST /api/ext/dijla/reports/click` */
export const reportClick = handleCall(
  'report/click',
  (parts: Parts) =>
    async ({
      query: { storeCode },
      body: { report_id: reportId, led_to_order: isOrdered, url, ...fields },
    }) => {
      if (storeCode === undefined) return parameterMissing();
      if (!mayBeTold(fields.term)) return { result: {} };
      // Without what an address may carry of its visitor.
      const { origin, pathname } = new URL(url);
      const click = { ...fields, url: `${origin}${pathname}`, ...(isOrdered && { ledToOrder: 1 }) };
      return give(parts, { storeCode, reportId, reports: [{ kind: 'click', fields: click }] });
    },
  { invalidBody },
);

/** `POST /api/ext/dijla/reports/checkout`: a report for each product. */
export const reportCheckout = handleCall(
  'report/checkout',
  (parts: Parts) =>
    async ({ query: { storeCode }, body: { report_id: reportId, rate, items } }) => {
      if (storeCode === undefined) return parameterMissing();
      const reports = items.map((item) => ({ kind: 'checkout' as const, fields: { ...item, rate } }));
      return give(parts, { storeCode, reportId, reports });
    },
  { invalidBody },
);
