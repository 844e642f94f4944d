export type Countdown = { pause: () => void; resume: () => void };

/** Counts down `milliseconds` while not paused, then calls `onEnd` once. Starts paused. */
export const countdownOf = (milliseconds: number, onEnd: () => void): Countdown => {
  let left = milliseconds;
  let running: { since: number; timer: ReturnType<typeof setTimeout> } | null = null;
  const pause = () => {
    if (!running) return;
    clearTimeout(running.timer);
    left -= performance.now() - running.since;
    running = null;
  };
  return {
    pause,
    resume: () => {
      running ??= { since: performance.now(), timer: setTimeout(onEnd, left) };
    },
  };
};
