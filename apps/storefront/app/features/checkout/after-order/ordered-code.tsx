import { useEffect, useState } from 'react';
import { refreshTrackedOrder, type TrackedOrder } from '../../../device/orders/tracked-orders-actions.ts';
import { useStoreView } from '../../../i18n/store-context.ts';
import { AsksForCode } from '../../../shop/orders/asks-for-code.tsx';
import { orderView } from '../../../view-models/orders/order-view.ts';

/** Reads an order of this device; null where it cannot be had. */
const readOrdered = async (number: string): Promise<TrackedOrder | null> => {
  const result = await refreshTrackedOrder(number).catch(() => null);
  return result?.kind === 'found' ? result.order : null;
};

/** Asks for a code where an order that was just placed waits to be confirmed, as its page does. */
export const OrderedCode = ({ number }: { number: string }) => {
  const store = useStoreView();
  const [order, setOrder] = useState<TrackedOrder | null>(null);
  useEffect(() => void readOrdered(number).then(setOrder), [number]);
  const page = order?.page ?? null;
  if (order === null || page === null) return null;
  return (
    <AsksForCode
      onConfirmed={() => void readOrdered(number).then((read) => read !== null && setOrder(read))}
      order={orderView(page, store)}
      orderKey={order.key}
    />
  );
};
