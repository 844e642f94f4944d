import { useMemo, useState } from 'react';
import { useTexts } from '../i18n/use-desk.ts';
import { useShortcuts } from '../shell/shortcuts.ts';

/** Returns the place after a step within `count` rows; the first step begins at an end. */
export const steppedTo = (current: number | null, step: 1 | -1, count: number): number | null => {
  if (count === 0) return null;
  if (current === null) return step === 1 ? 0 : count - 1;
  return Math.min(Math.max(current + step, 0), count - 1);
};

/** The row one is at, and the place it had when one came to it. */
export type CurrentRow = { id: string; place: number };

/**
 * Returns the row one is at among rows that may have come anew: the same row wherever it stands now, and once
 * it is gone (worked, and so out of its view) the one that took its place.
 */
export const currentAmong = (current: CurrentRow | null, ids: readonly string[]): CurrentRow | null => {
  if (current === null) return null;
  const now = ids.indexOf(current.id);
  const place = now < 0 ? Math.min(current.place, ids.length - 1) : now;
  const id = ids[place];
  return id === undefined ? null : { id, place };
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
  const [current, setCurrent] = useState<CurrentRow | null>(null);
  const at = currentAmong(current, ids)?.id ?? null;
  useShortcuts(
    useMemo(() => {
      const step = (by: 1 | -1) => () =>
        setCurrent((before) => {
          const place = steppedTo(currentAmong(before, ids)?.place ?? null, by, ids.length);
          return place === null ? before : { id: ids[place] ?? '', place };
        });
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
