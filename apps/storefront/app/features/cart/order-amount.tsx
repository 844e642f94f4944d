import { StoreProvider, useStoreView } from '../../i18n/store-context.ts';
import { storeViews } from '@dijla/contract/store-views';
import { PayableAmount } from '../../shop/cart/payable-amount.tsx';
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
  return totals === null ? null : (
    <StoreProvider value={{ ...store, currency: storeViews[store_code].currency }}>
      <span>
        <Amount minor={totals.grand_total} />
        {totals.payable && (
          <>
            {' '}
            · <PayableAmount payable={totals.payable} />
          </>
        )}
      </span>
    </StoreProvider>
  );
};
