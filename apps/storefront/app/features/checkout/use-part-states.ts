import { type FocusEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  type CheckoutFields,
  type CheckoutNeeds,
  fieldParts,
  type FieldPart,
  isAnswered,
} from './checkout-fields.ts';

const parts = Object.keys(fieldParts) as FieldPart[];

/** Calls `act` when the pointer is released or the press turns into a scroll. */
const whenReleased = (act: () => void): void => {
  const released = new AbortController();
  const release = () => {
    released.abort();
    act();
  };
  for (const type of ['pointerup', 'pointercancel'])
    addEventListener(type, release, { signal: released.signal });
};

/** Calls `act` after the events of a press, so that its click lands where the press began. */
const afterPress = (act: () => void): void => whenReleased(() => setTimeout(act));

/**
 * Applies a change that closes parts above the focused field, and scrolls so that the field stays in place
 * on the screen.
 */
const withoutMoving = (field: HTMLElement, change: () => void): void => {
  const before = field.getBoundingClientRect().top;
  flushSync(change);
  scrollBy({ top: field.getBoundingClientRect().top - before, behavior: 'instant' });
};

/**
 * Tracks which parts of the form are collapsed: those answered on an earlier visit, and those answered now
 * once the focus has moved to another part. Opening a part by hand focuses its first field.
 */
export const usePartStates = (fields: CheckoutFields, kept: CheckoutFields | null, needs: CheckoutNeeds) => {
  const [states, setStates] = useState<Partial<Record<FieldPart, 'open' | 'closed'>>>({});
  const isPressed = useRef(false);
  const isClosed = (part: FieldPart): boolean => {
    const state = states[part] ?? (kept !== null && isAnswered(kept, part, needs) ? 'closed' : 'open');
    return state === 'closed' && isAnswered(fields, part, needs);
  };
  const leave = (field: HTMLElement) => {
    const here = field.closest<HTMLElement>('[data-part]')?.dataset['part'];
    const left = parts.filter((part) => part !== here && !isClosed(part) && isAnswered(fields, part, needs));
    if (left.length === 0) return;
    withoutMoving(field, () =>
      setStates((known) => ({
        ...known,
        ...Object.fromEntries(left.map((part) => [part, 'closed' as const])),
      })),
    );
  };
  const open = (part: FieldPart) => {
    flushSync(() => setStates((known) => ({ ...known, [part]: 'open' })));
    document.querySelector<HTMLElement>(`[data-part="${part}"] input, [data-part="${part}"] select`)?.focus();
  };
  const handlers = {
    onFocus: ({ target }: FocusEvent<HTMLElement>) =>
      isPressed.current ? afterPress(() => leave(target)) : leave(target),
    onPointerDown: () => {
      isPressed.current = true;
      whenReleased(() => (isPressed.current = false));
    },
  };
  return { isClosed, open, handlers };
};
