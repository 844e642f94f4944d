import { useTexts } from '../../../i18n/use-desk.ts';
import { DeskIcon } from '../../../parts/desk-icon.tsx';
import { useStateText } from '../../../parts/state-dot.tsx';
import type { Conflict } from './use-order-work.ts';

/** Says that a colleague was quicker, and what the order is now. */
export const ConflictNote = ({ conflict: { was, now } }: { conflict: Conflict }) => {
  const texts = useTexts('order');
  const stateText = useStateText();
  return (
    <div className="flex items-start gap-2 rounded-card bg-warning-soft px-3 py-2 text-warning" role="alert">
      <DeskIcon className="mt-0.5 size-5" name="alert" />
      <div>
        <p className="font-semibold">{texts.changedTitle}</p>
        <p>{was === now ? texts.changedSameState : texts.changedText(stateText(was), stateText(now))}</p>
      </div>
    </div>
  );
};
