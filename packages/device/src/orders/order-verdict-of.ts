import { isWorthARetry } from '../platform/is-worth-a-retry.ts';
import { refusalPaths } from '../sync/refusal-paths.ts';
import { refusalText } from '../sync/refusal-text.ts';

export type OrderVerdict =
  | { kind: 'rejected'; text: string; faults: readonly string[]; isServerFault: boolean }
  | { kind: 'cart-lost' }
  | { kind: 'later' };

const isForGood = (status: number, text: string): boolean =>
  status < 500 || text.includes('Error while adding products');

/**
 * Returns what a failed answer to an order means (wire §4.3). While the shopper waits, any refusal is final.
 * An order sent again later is given up on a 4xx or on products that could not be added, and stays saved
 * after any other failure.
 */
export const orderVerdictOf = (
  { status, result }: { status: number; result: string | object },
  { isReplay, isCartRenewed }: { isReplay: boolean; isCartRenewed: boolean },
): OrderVerdict => {
  if (isWorthARetry(status)) return { kind: 'later' };
  if ((status === 404 || status === 401) && !isCartRenewed) return { kind: 'cart-lost' };
  const text = refusalText(result);
  return !isReplay || isForGood(status, text)
    ? { kind: 'rejected', text, faults: refusalPaths(result), isServerFault: status >= 500 }
    : { kind: 'later' };
};
