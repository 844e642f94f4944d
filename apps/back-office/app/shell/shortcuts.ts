import { useLayoutEffect, useSyncExternalStore } from 'react';
import { keyOf } from './key-of.ts';

/** `keys` are one key (`j`, `mod+k`) or two pressed one after the other (`g o`). */
export type Shortcut = { keys: string; label: string; act: () => void };

/** Milliseconds between the two keys of a sequence. */
const sequenceMs = 1200;

let groups: readonly (readonly Shortcut[])[] = [];
let active: readonly Shortcut[] = [];
const listeners = new Set<() => void>();

const setGroups = (next: readonly (readonly Shortcut[])[]): void => {
  groups = next;
  // What was added last is nearest to the reader: it comes first and wins.
  active = groups.toReversed().flat();
  for (const listener of listeners) listener();
};

const onChange = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Returns the shortcuts of the page as it is now, those of the innermost part first. */
export const useActiveShortcuts = (): readonly Shortcut[] => useSyncExternalStore(onChange, () => active);

/** Adds shortcuts while the part is shown. `shortcuts` must be stable, as from `useMemo`. */
export const useShortcuts = (shortcuts: readonly Shortcut[]): void => {
  // Before the screen shows the part: a key pressed at once acts on what is seen.
  useLayoutEffect(() => {
    setGroups([...groups, shortcuts]);
    return () => setGroups(groups.filter((group) => group !== shortcuts));
  }, [shortcuts]);
};

const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement &&
  target.matches('input:not([type="checkbox"], [type="radio"]), select, textarea, [contenteditable]');

/** Enter presses the link or button that has the focus. */
const isPressing = ({ target }: KeyboardEvent, key: string): boolean =>
  key === 'enter' && target instanceof HTMLElement && target.matches('a, button, summary');

const isForDesk = (event: KeyboardEvent, key: string): boolean => {
  if (event.defaultPrevented || event.isComposing) return false;
  if (key.startsWith('mod+')) return true;
  return !isTyping(event) && !isPressing(event, key) && !('covered' in document.documentElement.dataset);
};

/** Carries out shortcuts from the keyboard until the returned function is called. */
export const listenForShortcuts = (): (() => void) => {
  let before: { key: string; at: number } | null = null;
  const press = (event: KeyboardEvent): void => {
    const key = keyOf(event);
    if (key === null || !isForDesk(event, key)) return;
    const sequence =
      before !== null && event.timeStamp - before.at < sequenceMs ? `${before.key} ${key}` : null;
    const found = active.find(({ keys }) => keys === sequence) ?? active.find(({ keys }) => keys === key);
    before = found ? null : { key, at: event.timeStamp };
    if (found === undefined) return;
    event.preventDefault();
    found.act();
  };
  document.addEventListener('keydown', press);
  return () => document.removeEventListener('keydown', press);
};
