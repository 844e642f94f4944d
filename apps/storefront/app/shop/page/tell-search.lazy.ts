import { mayReport, sendReport } from './send-report.ts';

const reported = new Set<string>();

/**
 * Reports a search and how many products it found to the shop, once while the page is open. Sends no cookie
 * and no page address. A failed report is not retried, and none is sent offline.
 */
export const tellSearch = (storeCode: string, { term, total }: { term: string; total: number }): void => {
  const key = `${storeCode}\n${term}`;
  if (reported.has(key) || !mayReport()) return;
  reported.add(key);
  sendReport('other/event', { event: 'search', term, total }, `?storeCode=${storeCode}`);
};
