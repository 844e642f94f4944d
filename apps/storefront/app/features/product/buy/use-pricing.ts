import { useCallback, useEffect, useState } from 'react';
import { whenIdle } from '@dijla/ui-kit/hooks/when-idle.ts';
import type { Pricing, PurchaseRules } from './purchase.ts';

/**
 * Returns the pricing of choices once it has loaded, in an idle moment or when `bring` is called at the
 * first choice.
 */
export const usePricing = ({
  fetchPricing,
}: PurchaseRules): { pricing: Pricing | null; bring: () => void } => {
  const [pricing, setPricing] = useState<Pricing | null>(null);
  // A failed load is retried at the next choice; until then the page's price stays.
  const bring = useCallback(
    () =>
      void fetchPricing?.().then(
        (found) => setPricing(() => found),
        () => undefined,
      ),
    [fetchPricing],
  );
  useEffect(() => {
    if (fetchPricing !== null) whenIdle(bring);
  }, [fetchPricing, bring]);
  return { pricing, bring };
};
