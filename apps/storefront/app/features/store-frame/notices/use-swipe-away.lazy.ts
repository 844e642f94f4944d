import { type PointerEvent, useRef } from 'react';

/** Pixels: below the first a swipe is a tap, beyond the second it dismisses the element. */
const tapLimit = 8;
const farEnough = 72;

/**
 * Returns handlers that let a finger swipe an element away to either side; it springs back when the swipe is
 * too short.
 */
export const useSwipeAway = (onGone: () => void) => {
  const from = useRef<number | null>(null);
  const onPointerDown = ({ pointerType, clientX }: PointerEvent) => {
    if (pointerType === 'touch') from.current = clientX;
  };
  const onPointerMove = ({ clientX, currentTarget, pointerId }: PointerEvent<HTMLElement>) => {
    const by = from.current === null ? 0 : clientX - from.current;
    if (Math.abs(by) < tapLimit) return;
    currentTarget.setPointerCapture(pointerId);
    currentTarget.style.translate = `${by}px 0`;
    currentTarget.style.opacity = String(1 - Math.min(Math.abs(by) / 240, 0.8));
  };
  const onRelease = ({ type, clientX, currentTarget }: PointerEvent<HTMLElement>) => {
    const by = from.current === null ? 0 : clientX - from.current;
    from.current = null;
    if (type === 'pointerup' && Math.abs(by) > farEnough) return onGone();
    currentTarget.style.translate = '';
    currentTarget.style.opacity = '';
  };
  return { onPointerDown, onPointerMove, onPointerUp: onRelease, onPointerCancel: onRelease };
};
