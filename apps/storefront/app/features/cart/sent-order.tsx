import { Link } from 'react-router';
import { useStoreView } from '../../i18n/store-context.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { paths } from '../../paths.ts';
import { closeOrderNews } from '../../device/cart/cart-actions.ts';
import type { OrderView } from '../../device/orders/use-orders.ts';
import { buttonStyle, iconButtonStyle } from '@dijla/ui-kit/button-style.ts';
import { Icon } from '@dijla/ui-kit/pictures/icon.tsx';
import { OrderAmount } from './order-amount.tsx';

/** A waiting order that was sent in the background, with its number, until it is dismissed. */
export const SentOrder = ({ order }: { order: OrderView }) => {
  const { order_id: id, order_number: number } = order;
  const texts = useTexts('cart');
  const { close } = useTexts('shell');
  const { code } = useStoreView();
  const forget = () => void closeOrderNews(id).catch(() => undefined);
  return (
    <section
      aria-label={texts.sentTitle}
      className="grid grid-cols-1 gap-3 rounded-sheet bg-accent-soft p-4 md:p-5"
    >
      <div className="flex items-start gap-3">
        <Icon className="mt-0.5 size-6 text-accent-ink" name="check" />
        <div className="grid min-w-0 flex-1 gap-0.5">
          <p className="font-semibold">{texts.sentTitle}</p>
          <p className="flex flex-wrap gap-x-3">
            <span>
              {texts.orderNumber} <bdi className="font-semibold">{number}</bdi>
            </span>
            <OrderAmount order={order} />
          </p>
        </div>
        <button
          aria-label={close}
          className={`${iconButtonStyle} -me-2 -mt-2`}
          onClick={forget}
          type="button"
        >
          <Icon className="size-5" name="close" />
        </button>
      </div>
      <Link
        className={`${buttonStyle.quiet} justify-self-start bg-surface`}
        onClick={forget}
        state={{ orderId: id }}
        to={paths.checkout(code)}
      >
        {texts.viewOrder}
      </Link>
    </section>
  );
};
