import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useMay } from '../session/use-session.ts';
import { followOrders } from './follow-orders.ts';
import { noteNewOrder } from './unseen-orders.ts';

/** What new orders change besides their list, which follows by itself. */
const affected = ['desk/today', 'desk/orders-to-call'] as const;

/** Follows new orders while the desk is open: they are counted, and counts of what waits are read anew. */
export const useLiveOrders = (): void => {
  const client = useQueryClient();
  const mayRead = useMay()('orders.read');
  useEffect(() => {
    if (!mayRead) return undefined;
    return followOrders((news) => {
      if (news === 'order') noteNewOrder();
      for (const name of affected) void client.invalidateQueries({ queryKey: [name] });
    });
  }, [client, mayRead]);
};
