import { type PointerEvent, useRef } from 'react';

/** Speed in pixels per millisecond from which a drag is a flick. */
const flick = 0.5;

type Drag = { from: number; at: number; by: number };

/**
 * Whether a drag of `by` pixels in `ms` milliseconds closes a sheet `height` pixels tall: more than a third
 * of its height, or a flick of more than 24 pixels.
 */
export const meansToClose = ({ by, ms, height }: { by: number; ms: number; height: number }): boolean =>
  by > height / 3 || (by > 24 && by / Math.max(ms, 1) > flick);

/**
 * Returns handlers for the top of a sheet with which a touch drags its dialog down; on release the dialog
 * closes or springs back. Mouse and pen users have the close button.
 */
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
    // Forces a layout, so that the transition starts from the dragged position.
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
