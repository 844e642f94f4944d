import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTexts } from '../../i18n/use-desk.ts';
import { deskButton } from '../../parts/button-styles.ts';
import { useRefusalText } from '../../parts/refusal-text.ts';
import { ask } from '../../provider-client/ask.ts';
import { useMay } from '../../session/use-session.ts';
import { showToast } from '../../undo/toast-state.ts';
import type { Receiver } from './give/give-sheet.tsx';
import { canBeGiven, canGoWithCompany } from './give/given-states.ts';
import { type BulkMove, bulkMovesOf } from './moves/bulk-moves-of.ts';
import type { Moved } from './moves/left-orders.tsx';
import type { ListedOrder } from './order-columns.tsx';

const LeftOrders = lazy(async () => ({ default: (await import('./moves/left-orders.tsx')).LeftOrders }));
const GiveSheet = lazy(async () => ({ default: (await import('./give/give-sheet.tsx')).GiveSheet }));
const BulkForm = lazy(async () => ({ default: (await import('./moves/bulk-form.tsx')).BulkForm }));

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
  const make = async (move: BulkMove | 'dispatch', asked: object = {}): Promise<void> => {
    const meant = move === 'pack' ? orders.filter(({ mark }) => mark !== 'asks-to-cancel') : orders;
    const stay = orders.length - meant.length;
    if (stay > 0) showToast({ type: 'info', message: texts.packAskedLeft(stay) });
    if (meant.length === 0) return;
    const { items } = await ask('desk/move-orders', {
      body: {
        move,
        ...asked,
        orders: meant.map(({ order_id, version }) => ({ order_id, version })),
      } as never,
      idempotencyKey: crypto.randomUUID(),
    });
    setAsking(null);
    await show(items);
  };
  const given = orders.filter(({ state }) => canBeGiven(state, may));
  const give = async (receiver: Receiver): Promise<void> => {
    if (!('courierId' in receiver)) {
      await make('dispatch', { carrier: receiver.carrier });
      return setIsGiving(false);
    }
    const { items } = await ask('desk/give-to-courier', {
      params: { staffId: String(receiver.courierId) },
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
      {given.length > 0 && (
        <button className={deskButton.quiet} onClick={() => setIsGiving(true)} type="button">
          {run.give(given.length)}
        </button>
      )}
      {isGiving && (
        <Suspense>
          <GiveSheet
            onClose={() => setIsGiving(false)}
            onGive={give}
            title={run.giveTitle}
            withCompanies={given.some(({ state }) => canGoWithCompany(state))}
          />
        </Suspense>
      )}
      {asking !== null && (
        <Suspense>
          <BulkForm move={asking} onClose={() => setAsking(null)} onMake={(why) => make(asking, why)} />
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
