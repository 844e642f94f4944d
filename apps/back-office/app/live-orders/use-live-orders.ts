import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useMay } from '../session/use-session.ts';
import { noteNewOrder } from './unseen-orders.ts';

/** What new orders change besides their list, which follows by itself. */
const affected = ['desk/today', 'desk/orders-to-call'] as const;

/** Follows new orders while the desk is open: they are counted, and counts of what waits are read anew. */
export const useLiveOrders = (): void => {
  const client = useQueryClient();
  const mayRead = useMay()('orders.read');
  useEffect(() => {
    if (!mayRead) return undefined;
    const stopping = new AbortController();
    const onNews = (news: 'order' | 'missed'): void => {
      if (news === 'order') noteNewOrder();
      for (const name of affected) void client.invalidateQueries({ queryKey: [name] });
    };
    // Loaded after the screen, which does not wait for it.
    void import('./follow-orders.ts').then(({ followOrders }) => followOrders(onNews, stopping.signal));
    return () => stopping.abort();
  }, [client, mayRead]);
};
