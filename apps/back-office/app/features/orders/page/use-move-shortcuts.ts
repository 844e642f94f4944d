import { useEffect, useMemo, useRef } from 'react';
import { useTexts } from '../../../i18n/use-desk.ts';
import { useShortcuts } from '../../../shell/shortcuts.ts';
import type { OfferedMove } from '../moves/offered-moves.ts';

/** `n` makes the next move of the order, or opens its form. */
export const useMoveShortcuts = (next: OfferedMove | null, onStart: (move: OfferedMove) => void): void => {
  const texts = useTexts('order');
  const start = useRef(onStart);
  useEffect(() => {
    start.current = onStart;
  });
  useShortcuts(
    useMemo(
      () =>
        next === null ? [] : [{ keys: 'n', label: texts.moves[next.move], act: () => start.current(next) }],
      // oxlint-disable-next-line react/exhaustive-deps -- the move and its packages say which one it is
      [next?.move, next?.packages.join(), texts],
    ),
  );
};
