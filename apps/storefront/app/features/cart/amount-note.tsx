import { useTexts } from '../../i18n/texts.tsx';
import { Amount } from '../../shop/price.tsx';
import type { CartTotalsView } from '../../stores/cart-state.ts';
import { Badge } from '../../ui/badge.tsx';

/** What the amount on the button holds besides the goods, and whether it may still change. */
export const AmountNote = ({ totals, place }: { totals: CartTotalsView; place: string }) => {
  const texts = useTexts('cart');
  const delivery = totals.segments.find(({ code, minor }) => code === 'shipping' && minor !== null)?.minor ?? null;
  return (
    <p className="flex flex-wrap items-baseline gap-x-2 text-sm text-ink-soft">
      <span className="flex-1">
        {delivery === null ? texts.total : texts.deliverTo(place)}
        {totals.estimated && (
          <>
            {' '}
            <Badge tone="neutral">{texts.estimated}</Badge>
          </>
        )}
      </span>
      <span className="font-semibold text-ink">{delivery === 0 ? texts.free : <Amount minor={delivery ?? totals.grand_total} />}</span>
    </p>
  );
};
