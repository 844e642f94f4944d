import { useQueryClient } from '@tanstack/react-query';
import type { OrderStatus } from '@dijla/contract/client';
import type { DeskCallName, DeskInput, DeskRefusal, DeskResult } from '@dijla/contract/desk-client';
import { useState } from 'react';
import { DeskError, refusalOf } from '../../../provider-client/desk-error.ts';
import { useAskOnce } from '../../../provider-client/use-ask-once.ts';
import { showToast } from '../../../undo/toast-state.ts';
import type { DeskOrder } from './offered-moves.ts';

/** What a colleague did to the order between reading it and a move: its states before and after. */
export type Conflict = { was: string; now: string };

export type OrderWork = {
  conflict: Conflict | null;
  forgetConflict: () => void;
  /**
   * Makes a change of the order, says so in a notice (`done`), and shows the order as it is then. Throws what it is
   * refused with; after `order.changed-meanwhile` the order is read again, so that the next try is made of what one sees.
   */
  make: (
    call: DeskCallName,
    given: { params?: Record<string, string>; body: object; done: string },
  ) => Promise<void>;
};

/** Throws what the only order of a call for many was refused with. */
const throwRefusal = (result: unknown): void => {
  const items = (result as Partial<DeskResult<'desk/give-to-courier'>>).items ?? [];
  const refused = items.find(({ refusal }) => refusal !== null)?.refusal;
  if (refused) throw new DeskError({ ...refused, status: 409, meta: {} } as DeskRefusal);
};

/** Returns how changes of an order are made, of which two staff may make one at a time. */
export const useOrderWork = ({ status }: Pick<DeskOrder, 'status'>): OrderWork => {
  const client = useQueryClient();
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const askOnce = useAskOnce();
  const make: OrderWork['make'] = async (call, { params = {}, body, done }) => {
    try {
      const result = await askOnce(call, {
        params: { orderId: String(status.order_id), ...params },
        body,
      } as unknown as DeskInput<typeof call>);
      throwRefusal(result);
      setConflict(null);
      showToast({ type: 'success', message: done });
      await client.invalidateQueries();
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal?.code === 'order.changed-meanwhile') {
        const now = refusal.meta['order'] as OrderStatus | undefined;
        setConflict({ was: status.state, now: now?.state ?? status.state });
        await client.invalidateQueries();
      }
      throw error;
    }
  };
  return { conflict, forgetConflict: () => setConflict(null), make };
};
