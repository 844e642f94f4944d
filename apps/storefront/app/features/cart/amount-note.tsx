import { useTexts } from '../../i18n/texts.tsx';
import { PayableRow } from '../../shop/cart/payable-amount.tsx';
import { Amount } from '../../shop/cards/price.tsx';
import type { CartTotalsView } from '@dijla/device/cart-view/cart-view';
import { Badge } from '@dijla/ui-kit/badge.tsx';

/**
 * The delivery fee, or the total where the fee is not known, whether it is estimated, and the amount that is
 * charged.
 */
export const AmountNote = ({ totals, place }: { totals: CartTotalsView; place: string }) => {
  const texts = useTexts('cart');
  const delivery =
    totals.segments.find(({ code, minor }) => code === 'shipping' && minor !== null)?.minor ?? null;
  return (
    <dl className="grid gap-1 text-sm">
      <div className="flex flex-wrap items-baseline gap-x-2">
        <dt className="flex-1 text-ink-soft">
          {delivery === null ? texts.total : texts.deliverTo(place)}
          {totals.estimated && (
            <>
              {' '}
              <Badge tone="neutral">{texts.estimated}</Badge>
            </>
          )}
        </dt>
        <dd className="font-semibold">
          {delivery === 0 ? texts.free : <Amount minor={delivery ?? totals.grand_total} />}
        </dd>
      </div>
      {totals.payable && <PayableRow amountClass="font-semibold" payable={totals.payable} />}
    </dl>
  );
};
