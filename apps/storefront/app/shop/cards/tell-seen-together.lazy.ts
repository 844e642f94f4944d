import { mayReport, sendReport } from '../page/send-report.ts';

const reported = new Set<string>();

/**
 * Reports two products viewed in succession to the shop, once while the page is open. Sends no cookie, no
 * page address and no earlier history. A failed report is not retried, and none is sent offline.
 */
export const tellSeenTogether = (skus: readonly [string, string]): void => {
  const pair = skus.toSorted().join('\n');
  if (reported.has(pair) || !mayReport()) return;
  reported.add(pair);
  sendReport('product/seen-together', { skus });
};
