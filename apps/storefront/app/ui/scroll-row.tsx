import { type ReactNode, useRef, useState } from 'react';
import { Icon } from './icon.tsx';

export type ScrollRowProps = {
  children: ReactNode;
  labels: { list: string; previous: string; next: string };
  /** Column widths and the like for the list. */
  className: string;
};

type Edge = { atStart: boolean; atEnd: boolean };

/** Distance from either end, alike in both directions: right to left counts scrolling downwards from zero. */
export const edgeOf = ({ scrolled, width, visible }: { scrolled: number; width: number; visible: number }): Edge => {
  const from = Math.abs(scrolled);
  return { atStart: from < 8, atEnd: from + visible > width - 8 };
};

const stepStyle = 'press absolute top-1/2 z-10 hidden size-11 -translate-y-1/2 place-items-center rounded-full bg-raised shadow-float hover:bg-line disabled:invisible md:grid';

/** Things side by side, swiped on phones; on wide screens buttons move it by what is seen. Its items are `li`. */
export const ScrollRow = ({ children, labels, className }: ScrollRowProps) => {
  const row = useRef<HTMLUListElement>(null);
  const [{ atStart, atEnd }, setEdge] = useState<Edge>({ atStart: true, atEnd: false });
  const move = (step: 1 | -1) => {
    const element = row.current;
    if (!element) return;
    const forward = getComputedStyle(element).direction === 'rtl' ? -1 : 1;
    element.scrollBy({ left: step * forward * element.clientWidth * 0.85, behavior: 'smooth' });
  };
  const note = () => {
    const element = row.current;
    if (!element) return;
    const edge = edgeOf({ scrolled: element.scrollLeft, width: element.scrollWidth, visible: element.clientWidth });
    setEdge((known) => (known.atStart === edge.atStart && known.atEnd === edge.atEnd ? known : edge));
  };
  return (
    <div className="relative">
      <ul aria-label={labels.list} className={`shelf ${className}`} onScroll={note} ref={row}>
        {children}
      </ul>
      <button aria-label={labels.previous} className={`${stepStyle} -start-4`} disabled={atStart} onClick={() => move(-1)} type="button">
        <Icon className="size-5" name="back" />
      </button>
      <button aria-label={labels.next} className={`${stepStyle} -end-4`} disabled={atEnd} onClick={() => move(1)} type="button">
        <Icon className="size-5" name="forward" />
      </button>
    </div>
  );
};
