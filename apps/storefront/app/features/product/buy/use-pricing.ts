import { useCallback, useEffect, useState } from 'react';
import { whenIdle } from '../../../ui/hooks/when-idle.ts';
import type { Pricing, PurchaseRules } from './purchase.ts';

/** How the product is priced as chosen, once it has come: in an idle moment, or when `bring` is called at the first choice. */
export const usePricing = ({
  fetchPricing,
}: PurchaseRules): { pricing: Pricing | null; bring: () => void } => {
  const [pricing, setPricing] = useState<Pricing | null>(null);
  // What did not come is asked for anew at the next choice; until then the price of the page stands.
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
