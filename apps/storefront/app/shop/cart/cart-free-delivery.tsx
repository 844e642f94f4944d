import { useTexts } from '../../i18n/texts.tsx';
import type { CartState } from '@dijla/device/cart-view/cart-view';
import { Icon } from '@dijla/ui-kit/pictures/icon.tsx';
import { Progress } from '@dijla/ui-kit/progress.tsx';
import { useMoneyText } from '../cards/price.tsx';

/** The amount missing for free delivery; its space is reserved while that is unknown. */
export const CartFreeDelivery = ({
  cart: { free_delivery: goal, totals, lines },
}: {
  cart: Pick<CartState, 'free_delivery' | 'totals' | 'lines'>;
}) => {
  const texts = useTexts('cart');
  const moneyText = useMoneyText();
  if (goal === null) return totals === null && lines.length > 0 ? <div className="h-13" /> : null;
  const { from, missing } = goal;
  const isReached = missing === 0;
  return (
    <div className="grid min-h-13 content-center gap-2">
      <p className={`flex items-center gap-2 leading-snug ${isReached ? 'font-semibold text-success' : ''}`}>
        <Icon className="size-5" name={isReached ? 'check' : 'truck'} />
        {isReached ? texts.freeDeliveryReached : texts.freeDeliveryMissing(moneyText(missing))}
      </p>
      <Progress
        label={texts.freeDeliveryProgress}
        max={from}
        tone={isReached ? 'success' : 'accent'}
        value={from - missing}
      />
    </div>
  );
};
