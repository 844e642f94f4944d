import { useCallback, useEffect, useState } from 'react';
import { refreshTrackedOrder, type TrackedOrder } from '../../../device/tracked-orders-actions.ts';
import { useStoreView } from '../../../i18n/store-context.ts';
import { AsksForCode } from '../../../shop/orders/asks-for-code.tsx';
import { orderView } from '../../../view-models/orders/order-view.ts';

/** Asks for a code where an order that was just placed waits to be confirmed, as its page does. */
export const OrderedCode = ({ number }: { number: string }) => {
  const store = useStoreView();
  const [order, setOrder] = useState<TrackedOrder | null>(null);
  const read = useCallback(async () => {
    const result = await refreshTrackedOrder(number).catch(() => null);
    if (result?.kind === 'found') setOrder(result.order);
  }, [number]);
  useEffect(() => void read(), [read]);
  return order?.page == null ? null : (
    <AsksForCode onConfirmed={() => void read()} order={orderView(order.page, store)} orderKey={order.key} />
  );
};
