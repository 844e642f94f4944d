import type { WaitingEvent } from '@dijla/device/analytics/waiting-events';

/** Address of each report at the shop, which knows whom to tell and by which key. */
const pathOf = (kind: string): string => `/api/ext/dijla/reports/${kind}`;

/**
 * Sends a report to the shop, without a cookie and without the page's address. Its id makes sure that it counts once.
 * Resolves to whether the shop has it; a failure is tried again with the next page.
 */
export const sendReport = async (event: WaitingEvent): Promise<boolean> => {
  if (event.to !== 'shop') return false;
  const { kind, ...report } = event.report;
  const answer = await fetch(`${pathOf(kind)}?storeCode=${event.store}`, {
    method: 'POST',
    body: JSON.stringify({ ...report, report_id: event.id }),
    headers: { 'content-type': 'application/json' },
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
  }).catch(() => null);
  return answer !== null && answer.status < 500 && answer.status !== 429;
};
