import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTexts } from '../../i18n/use-desk.ts';
import { deskButton } from '../../parts/button-styles.ts';
import { useRefusalText } from '../../parts/refusal-text.ts';
import { ask } from '../../provider-client/ask.ts';
import { useMay } from '../../session/use-session.ts';
import { showToast } from '../../undo/toast-state.ts';
import { type BulkMove, bulkMovesOf } from './moves/bulk-moves-of.ts';
import type { Moved } from './moves/left-orders.tsx';
import type { ListedOrder } from './order-columns.tsx';

const LeftOrders = lazy(async () => ({ default: (await import('./moves/left-orders.tsx')).LeftOrders }));
const BulkForm = lazy(async () => ({ default: (await import('./moves/bulk-form.tsx')).BulkForm }));

/** Buttons that make one move on all selected orders; each order is moved or stays by itself. */
// oxlint-disable-next-line max-lines-per-function -- the buttons of the bar and what they open
export const BulkMoves = ({ orders, onDone }: { orders: readonly ListedOrder[]; onDone: () => void }) => {
  const texts = useTexts('orders');
  const client = useQueryClient();
  const may = useMay();
  const textOf = useRefusalText();
  const [asking, setAsking] = useState<BulkMove | null>(null);
  const [left, setLeft] = useState<Moved>([]);
  const make = async (move: BulkMove, given: object = {}): Promise<void> => {
    const { items } = await ask('desk/move-orders', {
      body: {
        move,
        ...given,
        orders: orders.map(({ order_id, version }) => ({ order_id, version })),
      } as never,
      idempotencyKey: crypto.randomUUID(),
    });
    const refused = items.filter(({ refusal }) => refusal !== null);
    setAsking(null);
    setLeft(refused);
    showToast({ type: 'success', message: texts.bulkDone(items.length - refused.length) });
    await client.invalidateQueries();
    if (refused.length === 0) onDone();
  };
  const press = (move: BulkMove): void => {
    make(move).catch((error: unknown) => showToast({ type: 'error', message: textOf(error) }));
  };
  return (
    <>
      {bulkMovesOf(orders, may).map(({ move, count, isAsking }) => (
        <button
          className={deskButton.quiet}
          key={move}
          onClick={() => (isAsking ? setAsking(move) : press(move))}
          type="button"
        >
          {texts.bulkMove(texts.moves[move], count)}
        </button>
      ))}
      {asking !== null && (
        <Suspense>
          <BulkForm move={asking} onClose={() => setAsking(null)} onMake={(given) => make(asking, given)} />
        </Suspense>
      )}
      {left.length > 0 && (
        <Suspense>
          <LeftOrders left={left} onClose={() => setLeft([])} orders={orders} />
        </Suspense>
      )}
    </>
  );
};
