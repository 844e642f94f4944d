import { useTexts } from '../../i18n/texts.tsx';
import { rejectionText } from '../../shop/cart/rejection-text.ts';
import { closeOrderNews } from '../../device/cart/cart-actions.ts';
import type { OrderView } from '../../device/orders/use-orders.ts';
import { iconButtonStyle } from '@dijla/ui-kit/button-style.ts';
import { Icon } from '@dijla/ui-kit/pictures/icon.tsx';

/**
 * A waiting order that was rejected in the background, with the reason, until it is dismissed. Its lines are
 * back in the cart.
 */
export const RejectedOrder = ({ order }: { order: OrderView }) => {
  const { order_id: id, sold_out: gone, refused_coupon: coupon, refused_for: refusedFor, reason } = order;
  const texts = useTexts('ordered');
  const { close } = useTexts('shell');
  return (
    <section
      aria-label={texts.rejectedTitle}
      className="flex items-start gap-3 rounded-sheet bg-danger-soft p-4 md:p-5"
    >
      <Icon className="mt-0.5 size-6 text-danger" name="alert" />
      <div className="grid min-w-0 flex-1 gap-0.5">
        <p className="font-semibold">{texts.rejectedTitle}</p>
        <p className="text-sm">
          <bdi>{rejectionText({ refusedFor, coupon, gone, said: reason }, texts)}</bdi>
        </p>
        <p className="text-sm text-ink-soft">{texts.goodsAreBack}</p>
      </div>
      <button
        aria-label={close}
        className={`${iconButtonStyle} -me-2 -mt-2`}
        onClick={() => void closeOrderNews(id).catch(() => undefined)}
        type="button"
      >
        <Icon className="size-5" name="close" />
      </button>
    </section>
  );
};
