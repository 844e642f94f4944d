import { useTexts } from '../../i18n/texts.tsx';
import type { ShownOrder } from '../../view-models/orders/order-view.ts';
import { CartSegments } from '../cart/cart-segments.tsx';
import { PayableAmount } from '../cart/payable-amount.tsx';
import { OrderCard } from './order-card.lazy.tsx';

/** The rows of an order's total and what is still to be paid of it. */
export const OrderSums = ({ order }: { order: ShownOrder }) => {
  const texts = useTexts('order');
  const { segments, grand_total, payable, due, tone, payment } = order;
  return (
    <OrderCard title={texts.summary}>
      <CartSegments
        place={null}
        totals={{ segments, grand_total, payable, estimated: false, context_version: '' }}
      />
      <div className="grid gap-1 rounded-card bg-sunken px-4 py-2.5">
        {tone !== 'off' && (
          <p className="flex flex-wrap items-baseline justify-between gap-x-4 font-semibold">
            {due === null ? (
              texts.nothingDue
            ) : (
              <>
                {texts.stillDue} <PayableAmount payable={due} />
              </>
            )}
          </p>
        )}
        <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-ink-soft">
          {texts.payment} <bdi>{payment.title}</bdi>
        </p>
      </div>
    </OrderCard>
  );
};
