import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from './pictures/icon.tsx';

export type ScrollRowProps = {
  /** A single list with the class `shelf`. */
  children: ReactNode;
  labels: { previous: string; next: string };
  /** Class for the vertical center of the buttons. */
  middle?: string;
};

type Edge = { atStart: boolean; atEnd: boolean };

/**
 * Whether a list is scrolled to either end. Works for both directions: in right-to-left text the scroll
 * position decreases from zero.
 */
export const edgeOf = ({
  scrolled,
  width,
  visible,
}: {
  scrolled: number;
  width: number;
  visible: number;
}): Edge => {
  const from = Math.abs(scrolled);
  return { atStart: from < 8, atEnd: from + visible > width - 8 };
};

const stepStyle =
  'press absolute z-10 hidden size-11 -translate-y-1/2 place-items-center rounded-full bg-raised shadow-float hover:bg-line disabled:invisible md:grid';

/**
 * Returns a state updater with the list's present edges. It returns the old object if nothing has changed.
 */
const edgeAfter =
  ({ scrollLeft, scrollWidth, clientWidth }: Element) =>
  (known: Edge): Edge => {
    const { atStart, atEnd } = edgeOf({ scrolled: scrollLeft, width: scrollWidth, visible: clientWidth });
    return known.atStart === atStart && known.atEnd === atEnd ? known : { atStart, atEnd };
  };

/**
 * A row of items that is swiped on phones. On wide screens buttons scroll it by most of the visible width.
 */
export const ScrollRow = ({ children, labels, middle = 'top-1/2' }: ScrollRowProps) => {
  const frame = useRef<HTMLDivElement>(null);
  const [{ atStart, atEnd }, setEdge] = useState<Edge>({ atStart: true, atEnd: false });
  // Also updated when the width changes, so that a list that fits has no enabled button.
  useEffect(() => {
    const list = frame.current?.firstElementChild;
    if (!list) return undefined;
    const observer = new ResizeObserver(() => setEdge(edgeAfter(list)));
    observer.observe(list);
    return () => observer.disconnect();
  }, []);
  const move = (step: 1 | -1) => {
    const list = frame.current?.firstElementChild;
    if (!list) return;
    const forward = getComputedStyle(list).direction === 'rtl' ? -1 : 1;
    list.scrollBy({ left: step * forward * list.clientWidth * 0.85, behavior: 'smooth' });
  };
  const note = () => {
    const list = frame.current?.firstElementChild;
    if (list) setEdge(edgeAfter(list));
  };
  return (
    <div className="relative" onScrollCapture={note} ref={frame}>
      {children}
      <button
        aria-label={labels.previous}
        className={`${stepStyle} ${middle} -start-4`}
        disabled={atStart}
        onClick={() => move(-1)}
        type="button"
      >
        <Icon className="size-5" name="back" />
      </button>
      <button
        aria-label={labels.next}
        className={`${stepStyle} ${middle} -end-4`}
        disabled={atEnd}
        onClick={() => move(1)}
        type="button"
      >
        <Icon className="size-5" name="forward" />
      </button>
    </div>
  );
};
