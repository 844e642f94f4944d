import { useTexts } from '../../i18n/texts.tsx';
import { useTotalText } from '../../shop/cart/payable-amount.tsx';
import type { CartTotalsView } from '@dijla/device/cart-view/cart-view';
import { Badge } from '@dijla/ui-kit/badge.tsx';

/** The total, whether it includes delivery, and whether it is estimated. */
export const TotalNote = ({ totals }: { totals: CartTotalsView }) => {
  const { segments, estimated } = totals;
  const texts = useTexts('cart');
  const totalText = useTotalText();
  const delivery = segments.find(({ code, minor }) => code === 'shipping' && minor !== null)?.minor ?? null;
  const text =
    delivery === null ? texts.totalOnly : delivery === 0 ? texts.totalDeliveredFree : texts.totalDelivered;
  return (
    <p className="flex flex-wrap items-baseline justify-center gap-x-2 text-sm text-ink-soft">
      {text(totalText(totals))}
      {estimated && <Badge tone="neutral">{texts.estimated}</Badge>}
    </p>
  );
};
