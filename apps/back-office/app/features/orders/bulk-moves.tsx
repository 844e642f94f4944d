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
const GiveSheet = lazy(async () => ({ default: (await import('./give-sheet.tsx')).GiveSheet }));
const BulkForm = lazy(async () => ({ default: (await import('./moves/bulk-form.tsx')).BulkForm }));

/** States in which an order is given to a courier of the shop. */
const givenStates: ReadonlySet<string> = new Set([
  'preparing',
  'shipped',
  'dispatched',
  'delivery_failed',
  'reattempt_delivery',
]);

/** Buttons that make one move on all selected orders; each order is moved or stays by itself. */
// oxlint-disable-next-line max-lines-per-function -- the buttons of the bar and what they open
export const BulkMoves = ({ orders, onDone }: { orders: readonly ListedOrder[]; onDone: () => void }) => {
  const texts = useTexts('order');
  const run = useTexts('run');
  const client = useQueryClient();
  const may = useMay();
  const textOf = useRefusalText();
  const [asking, setAsking] = useState<BulkMove | null>(null);
  const [isGiving, setIsGiving] = useState(false);
  const [left, setLeft] = useState<Moved>([]);
  const show = async (items: Moved): Promise<void> => {
    const refused = items.filter(({ refusal }) => refusal !== null);
    setLeft(refused);
    showToast({ type: 'success', message: texts.bulkDone(items.length - refused.length) });
    await client.invalidateQueries();
    if (refused.length === 0) onDone();
  };
  const make = async (move: BulkMove, given: object = {}): Promise<void> => {
    const { items } = await ask('desk/move-orders', {
      body: {
        move,
        ...given,
        orders: orders.map(({ order_id, version }) => ({ order_id, version })),
      } as never,
      idempotencyKey: crypto.randomUUID(),
    });
    setAsking(null);
    await show(items);
  };
  const give = async (courierId: number): Promise<void> => {
    const { items } = await ask('desk/give-to-courier', {
      params: { staffId: String(courierId) },
      body: { orders: orders.map(({ order_id, version }) => ({ order_id, version })) },
      idempotencyKey: crypto.randomUUID(),
    });
    setIsGiving(false);
    await show(items);
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
      {may('orders.assign') && orders.some(({ state }) => givenStates.has(state)) && (
        <button className={deskButton.quiet} onClick={() => setIsGiving(true)} type="button">
          {run.give(orders.filter(({ state }) => givenStates.has(state)).length)}
        </button>
      )}
      {isGiving && (
        <Suspense>
          <GiveSheet onClose={() => setIsGiving(false)} onGive={give} />
        </Suspense>
      )}
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
