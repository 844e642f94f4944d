// @chunk shell
/** Milliseconds after which the action runs even if the page is not idle. */
const patience = 2_000;

/** Runs an action when the page is idle, or after a timeout. */
export const whenIdle = (act: () => void): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(act, { timeout: patience });
  else setTimeout(act, patience);
};
