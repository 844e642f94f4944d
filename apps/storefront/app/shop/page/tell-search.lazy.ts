import { mayReport, sendReport } from './send-report.ts';

const reported = new Set<string>();

/** Where a product stood among the results of a term. */
type Chosen = { term: string; sku: string; position: number };

/** What was chosen of results since the page was opened, the latest by sku. It is written nowhere. */
const chosen = new Map<string, { storeCode: string; of: Chosen }>();

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

/** Reports which product of the results of a term was opened, once while the page is open, as `tellSearch` does. */
export const tellClick = (storeCode: string, of: Chosen): void => {
  if (!mayReport()) return;
  chosen.set(of.sku, { storeCode, of });
  const key = `${storeCode}\n${of.term}\n${of.sku}`;
  if (reported.has(key)) return;
  reported.add(key);
  sendReport('other/event', { event: 'click', ...of }, `?storeCode=${storeCode}`);
};

/** Reports which of the products that are ordered, by sku, were chosen of results; nothing of the order. */
export const tellSales = (skus: readonly string[]): void => {
  if (!mayReport()) return;
  for (const sku of new Set(skus)) {
    const known = chosen.get(sku);
    chosen.delete(sku);
    if (known !== undefined)
      sendReport('other/event', { event: 'sale', ...known.of }, `?storeCode=${known.storeCode}`);
  }
};
