import { type FocusEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { type CheckoutFields, type CheckoutNeeds, isAnswered } from './checkout-fields.ts';

/** Parts of the form that collapse to a line once they are answered. */
export type FoldingPart = 'recipient' | 'delivery';
const parts = ['recipient', 'delivery'] as const satisfies readonly FoldingPart[];

const isFolding = (name: string | undefined): name is FoldingPart => parts.some((part) => part === name);

/**
 * Applies a change that closes parts above the focused field, and scrolls so that the field stays in place
 * on the screen.
 */
const withoutMoving = (field: HTMLElement, change: () => void): void => {
  const before = field.getBoundingClientRect().top;
  flushSync(change);
  scrollBy({ top: field.getBoundingClientRect().top - before, behavior: 'instant' });
};

type Answered = {
  fields: CheckoutFields;
  /** What was known before anything was typed. */
  known: CheckoutFields | null;
  needs: CheckoutNeeds;
  /** Whether a field of the part has an error. */
  hasError: (part: FoldingPart) => boolean;
  /** Acts now, or after the press in progress. */
  settled: (act: () => void) => void;
};

/**
 * Tracks which parts of the form are collapsed: those answered on an earlier visit, and those answered now
 * once the focus has moved to another part. A part with an error is open. Opening a part by hand focuses its first
 * field.
 */
export const usePartStates = ({ fields, known, needs, hasError, settled }: Answered) => {
  const [states, setStates] = useState<Partial<Record<FoldingPart, 'open' | 'closed'>>>({});
  const isClosed = (part: FoldingPart): boolean => {
    const state = states[part] ?? (known !== null && isAnswered(known, part, needs) ? 'closed' : 'open');
    return state === 'closed' && isAnswered(fields, part, needs) && !hasError(part);
  };
  const leave = (field: HTMLElement) => {
    // A button that was pressed may have made way for what it opens.
    if (!field.isConnected) return;
    const here = field.closest<HTMLElement>('[data-part]')?.dataset['part'];
    // What is known of a customer may arrive late: the part in use stays open.
    const entered = isFolding(here) && states[here] === undefined ? { [here]: 'open' as const } : {};
    const left = parts.filter((part) => part !== here && !isClosed(part) && isAnswered(fields, part, needs));
    if (left.length === 0 && Object.keys(entered).length === 0) return;
    withoutMoving(field, () =>
      setStates((before) => ({
        ...before,
        ...entered,
        ...Object.fromEntries(left.map((part) => [part, 'closed' as const])),
      })),
    );
  };
  const open = (part: FoldingPart) => {
    flushSync(() => setStates((before) => ({ ...before, [part]: 'open' })));
    document.querySelector<HTMLElement>(`[data-part="${part}"] input, [data-part="${part}"] select`)?.focus();
  };
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => settled(() => leave(target));
  return { isClosed, open, onFocus };
};
