import { lazy, Suspense, useState } from 'react';
import { withTexts } from '../../../i18n/desk-texts.ts';
import { useTexts } from '../../../i18n/use-desk.ts';
import { deskButton } from '../../../parts/button-styles.ts';
import { useRefusalText } from '../../../parts/refusal-text.ts';
import { useMay } from '../../../session/use-session.ts';
import { showToast } from '../../../undo/toast-state.ts';
import { canBeGiven } from '../give/given-states.ts';
import { moveBodyOf, moveCalls } from '../moves/move-body.ts';
import { isOnePress } from '../moves/move-fields.ts';
import {
  type DeskOrder,
  isUndelivered,
  nextMove,
  type OfferedMove,
  offeredMoves,
} from '../moves/offered-moves.ts';
import type { OrderWork } from '../moves/use-order-work.ts';
import { useMoveShortcuts } from './use-move-shortcuts.ts';

/** What opens the choice of who delivers the order. */
const handOver: OfferedMove = { move: 'dispatch', packages: [] };

/** Loaded when it is first opened: most moves are one press. */
const MoveForm = lazy(async () => ({ default: (await import('../moves/move-form.tsx')).MoveForm }));

const PackAnywaySheet = lazy(async () => ({
  default: (await import('./pack-anyway-sheet.tsx')).PackAnywaySheet,
}));
const GiveOrderSheet = lazy(() =>
  withTexts(['run', 'order'], async () => ({
    default: (await import('../give/give-order-sheet.tsx')).GiveOrderSheet,
  })),
);

/** Makes a move that asks nothing; what it is refused with is said in a notice, and a conflict on the page. */
const usePress = (order: DeskOrder, work: OrderWork) => {
  const texts = useTexts('order');
  const textOf = useRefusalText();
  const { version, unit } = order.status;
  return async ({ move }: OfferedMove): Promise<void> => {
    const body = moveBodyOf(move, {}, { version, scale: unit.scale });
    try {
      await work.make(moveCalls[move].name, { body, done: texts.done[move] });
    } catch (error) {
      showToast({ type: 'error', message: textOf(error) });
    }
  };
};

/**
 * What can be done with the order: the usual next move as the one filled button, the others beside it. A move
 * that asks nothing is one press; the others open their form.
 */
// oxlint-disable-next-line max-lines-per-function -- the buttons of an order and what they open
export const OrderActions = ({
  order,
  work,
  isToBeCalled,
  isAskedToCancel,
}: {
  order: DeskOrder;
  work: OrderWork;
  isToBeCalled: boolean;
  /** Its buyer asks to cancel it: to pack it is warned of. */
  isAskedToCancel: boolean;
}) => {
  const texts = useTexts('order');
  const may = useMay();
  const isGivable = order.status.packages.some(({ state }) => canBeGiven(state, may));
  const offered = offeredMoves(order, may);
  const { due } = order.status;
  const next = nextMove(offered, { isToBeCalled, due, isPaidFirst: isUndelivered(order) });
  const others = offered.filter((one) => one !== next);
  const [open, setOpen] = useState<OfferedMove | null>(null);
  const [warned, setWarned] = useState<OfferedMove | null>(null);
  const [isGiving, setIsGiving] = useState(false);
  const [busy, setBusy] = useState<OfferedMove['move'] | null>(null);
  const press = usePress(order, work);
  const goOn = (one: OfferedMove): void => {
    setWarned(null);
    work.forgetConflict();
    if (one.move === 'dispatch') return setIsGiving(true);
    if (!isOnePress(one)) return setOpen(one);
    setBusy(one.move);
    void press(one).finally(() => setBusy(null));
  };
  const start = (one: OfferedMove): void =>
    isAskedToCancel && one.move === 'pack' ? setWarned(one) : goOn(one);
  useMoveShortcuts(next, start);
  if (offered.length === 0 && !isGivable) return <p className="text-ink-soft">{texts.nothingNext}</p>;
  return (
    <div className="flex flex-wrap items-center gap-2">
      {next && (
        <button
          aria-busy={busy === next.move}
          className={`${deskButton.primary} max-md:w-full`}
          onClick={() => start(next)}
          type="button"
        >
          {texts.moves[next.move]}
        </button>
      )}
      {others.map((one) => (
        <button
          aria-busy={busy === one.move}
          className={deskButton.quiet}
          key={one.move}
          onClick={() => start(one)}
          type="button"
        >
          {texts.moves[one.move]}
        </button>
      ))}
      {isGivable && offered.every(({ move }) => move !== 'dispatch') && (
        <button className={deskButton.quiet} onClick={() => start(handOver)} type="button">
          {texts.giveAgain}
        </button>
      )}
      {warned !== null && (
        <Suspense>
          <PackAnywaySheet
            move={texts.moves[warned.move]}
            onClose={() => setWarned(null)}
            onGoOn={() => goOn(warned)}
          />
        </Suspense>
      )}
      {isGiving && (
        <Suspense>
          <GiveOrderSheet onClose={() => setIsGiving(false)} order={order} work={work} />
        </Suspense>
      )}
      {open && (
        <Suspense>
          <MoveForm offered={open} onClose={() => setOpen(null)} order={order} work={work} />
        </Suspense>
      )}
    </div>
  );
};
