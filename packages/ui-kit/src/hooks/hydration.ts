// @chunk shell
let hydrated = false;

/** Marks the page as hydrated. Called once. */
export const markHydrated = (): void => {
  hydrated = true;
};

/**
 * Whether the page is hydrated: false on the server and during hydration, true for everything rendered
 * later.
 */
export const isHydrated = (): boolean => hydrated;

const inertParts = new Set<object>();
let awaiting: (() => void) | undefined;

/**
 * Registers a part of the page that is not interactive yet. Returns the function to call when it is
 * interactive or removed.
 */
export const registerInertPart = (): (() => void) => {
  const part = {};
  inertParts.add(part);
  return () => {
    inertParts.delete(part);
    if (inertParts.size > 0) return;
    const act = awaiting;
    awaiting = undefined;
    act?.();
  };
};

/** Calls `act` as soon as every registered part of the page is interactive. */
export const whenInteractive = (act: () => void): void => {
  if (inertParts.size === 0) return act();
  awaiting = act;
};
