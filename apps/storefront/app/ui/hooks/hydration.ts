// @chunk shell
let hydrated = false;

/** Said once, when the server's page has become a living one. */
export const markHydrated = (): void => {
  hydrated = true;
};

/** False on the server and while its page is taken over; true for whatever is shown later. */
export const isHydrated = (): boolean => hydrated;

const asleep = new Set<object>();
let awaiting: (() => void) | undefined;

/** A part of the living page that cannot answer yet. Returns the way to say that it can, or that it is gone. */
export const staysAsleep = (): (() => void) => {
  const part = {};
  asleep.add(part);
  return () => {
    asleep.delete(part);
    if (asleep.size > 0) return;
    const act = awaiting;
    awaiting = undefined;
    act?.();
  };
};

/** Acts as soon as no part of the page is asleep. */
export const onceAwake = (act: () => void): void => {
  if (asleep.size === 0) return act();
  awaiting = act;
};
