import { useQueryClient } from '@tanstack/react-query';
import type { OrderStatus } from '@dijla/contract/client';
import type { DeskCallName, DeskInput, DeskRefusal, DeskResult } from '@dijla/contract/desk-client';
import { useRef, useState } from 'react';
import { ask } from '../../../provider-client/ask.ts';
import { DeskError, refusalOf } from '../../../provider-client/desk-error.ts';
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

/** One key for each change: a change that nothing answered is sent again under the same one. */
const useChangeKeys = () => {
  const last = useRef<{ change: string; key: string } | null>(null);
  return {
    keyOf: (change: string): string => {
      if (last.current?.change !== change) last.current = { change, key: crypto.randomUUID() };
      return last.current.key;
    },
    forget: () => {
      last.current = null;
    },
  };
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
  const keys = useChangeKeys();
  const make: OrderWork['make'] = async (call, { params = {}, body, done }) => {
    const change = JSON.stringify([call, params, body]);
    try {
      const result = await ask(call, {
        params: { orderId: String(status.order_id), ...params },
        body,
        idempotencyKey: keys.keyOf(change),
      } as unknown as DeskInput<typeof call>);
      throwRefusal(result);
      keys.forget();
      setConflict(null);
      showToast({ type: 'success', message: done });
      await client.invalidateQueries();
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal?.code !== 'no-answer') keys.forget();
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
