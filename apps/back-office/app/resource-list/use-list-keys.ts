import { useMemo, useState } from 'react';
import { useTexts } from '../i18n/use-desk.ts';
import { useShortcuts } from '../shell/shortcuts.ts';

/** Returns the place after a step within `count` rows; the first step begins at an end. */
export const steppedTo = (current: number | null, step: 1 | -1, count: number): number | null => {
  if (count === 0) return null;
  if (current === null) return step === 1 ? 0 : count - 1;
  return Math.min(Math.max(current + step, 0), count - 1);
};

/** A key that acts on the row one is at. */
export type RowKey = { keys: string; label: string; act: (id: string) => void };

type ListKeys = {
  ids: readonly string[];
  onToggle: ((id: string) => void) | undefined;
  onOpen: (id: string) => void;
  onSearch: (() => void) | undefined;
  rowKeys: readonly RowKey[];
};

/**
 * Handles the keys of a list: j and k go through its rows, x selects, Enter opens, / searches. Returns the id
 * of the row one is at, or null.
 */
export const useListKeys = ({ ids, onToggle, onOpen, onSearch, rowKeys }: ListKeys): string | null => {
  const { keys } = useTexts('list');
  const [place, setPlace] = useState<number | null>(null);
  const at = place === null ? null : (ids[place] ?? null);
  useShortcuts(
    useMemo(() => {
      const step = (by: 1 | -1) => () => setPlace((current) => steppedTo(current, by, ids.length));
      return [
        { keys: 'j', label: keys.down, act: step(1) },
        { keys: 'k', label: keys.up, act: step(-1) },
        ...(onToggle
          ? [{ keys: 'x', label: keys.select, act: () => (at === null ? undefined : onToggle(at)) }]
          : []),
        { keys: 'enter', label: keys.open, act: () => (at === null ? undefined : onOpen(at)) },
        ...rowKeys.map((key) => ({ ...key, act: () => (at === null ? undefined : key.act(at)) })),
        ...(onSearch ? [{ keys: '/', label: keys.search, act: onSearch }] : []),
      ];
    }, [keys, ids, at, onToggle, onOpen, onSearch, rowKeys]),
  );
  return at;
};
