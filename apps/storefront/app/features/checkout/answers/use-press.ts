import { useRef } from 'react';

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
 * Tells when the pointer is down on the form, so that what moves the page waits for the end of a press: its click
 * then lands where the press began.
 */
export const usePress = () => {
  const isPressed = useRef(false);
  return {
    onPointerDown: () => {
      isPressed.current = true;
      whenReleased(() => (isPressed.current = false));
    },
    /** Acts now, or after the press in progress. */
    settled: (act: () => void): void => (isPressed.current ? afterPress(act) : act()),
  };
};
