/** Milliseconds without a touch after which nobody is taken to be at the desk. */
export const awayAfterMs = 10 * 60_000;

let touchedAt = 0;

/**
 * Whether somebody touched the page lately. What renews itself stops while nobody does: a call would keep the
 * session of an empty chair alive.
 */
export const isPresent = (now: number = performance.now()): boolean => now - touchedAt < awayAfterMs;

/** Notes a touch, and returns whether it ended an absence. */
export const noteTouch = (now: number = performance.now()): boolean => {
  const wasAway = !isPresent(now);
  touchedAt = now;
  return wasAway;
};

/** Follows touches of the page, and calls `onReturn` when somebody comes back to it. */
export const watchPresence = (onReturn: () => void): void => {
  for (const name of ['pointerdown', 'keydown'])
    document.addEventListener(name, () => noteTouch() && onReturn(), { capture: true, passive: true });
};
