import { type PointerEvent, useRef } from 'react';

/** Pixels a millisecond: a flick this fast closes however short it was. */
const flick = 0.5;

type Drag = { from: number; at: number; by: number };

/** Whether a drag of `by` pixels in `ms` milliseconds on a sheet `height` pixels tall means to close it: a third of the way, or a flick. */
export const meansToClose = ({ by, ms, height }: { by: number; ms: number; height: number }): boolean =>
  by > height / 3 || (by > 24 && by / Math.max(ms, 1) > flick);

/** Handlers for the top of a sheet: a finger pulls the dialog it is in down, and it closes or springs back. Mouse and pen have the button. */
export const useDragToClose = () => {
  const drag = useRef<Drag | null>(null);
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.pointerType !== 'touch' || (event.target as Element).closest('button, a')) return;
    drag.current = { from: event.clientY, at: event.timeStamp, by: 0 };
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const sheet = event.currentTarget.closest('dialog');
    if (!drag.current || !sheet) return;
    drag.current.by = Math.max(0, event.clientY - drag.current.from);
    sheet.style.transition = 'none';
    sheet.style.translate = `0 ${drag.current.by}px`;
  };
  const onRelease = (event: PointerEvent<HTMLElement>) => {
    const sheet = event.currentTarget.closest('dialog');
    if (!drag.current || !sheet) return;
    const { by, at } = drag.current;
    drag.current = null;
    // What stands here is what it moves on from, once motion is allowed again.
    sheet.getBoundingClientRect();
    sheet.style.transition = '';
    sheet.style.translate = '';
    if (
      event.type === 'pointerup' &&
      meansToClose({ by, ms: event.timeStamp - at, height: sheet.clientHeight })
    )
      sheet.close();
  };
  return { onPointerDown, onPointerMove, onPointerUp: onRelease, onPointerCancel: onRelease };
};
