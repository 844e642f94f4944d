import { StoreProvider, useStoreView } from '../../i18n/store-context.ts';
import { storeViews } from '@dijla/contract/store-views';
import { isRounding, PayableAmount } from '../../shop/cart/payable-amount.tsx';
import { Amount } from '../../shop/cards/price.tsx';
import type { OrderView } from '../../device/orders/use-orders.ts';

/**
 * The order's total in the currency it was ordered in, and the amount charged; nothing while the total is
 * unknown.
 */
export const OrderAmount = ({
  order: { totals, store_code },
}: {
  order: Pick<OrderView, 'totals' | 'store_code'>;
}) => {
  const store = useStoreView();
  const { currency } = storeViews[store_code];
  if (totals === null) return null;
  const { grand_total: total, payable } = totals;
  const paid = payable && <PayableAmount payable={payable} />;
  return (
    <StoreProvider value={{ ...store, currency }}>
      {payable && isRounding(payable, currency) ? (
        paid
      ) : (
        <span>
          <Amount minor={total} />
          {paid && <> · {paid}</>}
        </span>
      )}
    </StoreProvider>
  );
};
