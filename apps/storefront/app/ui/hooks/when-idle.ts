// @chunk shell
/** Milliseconds after which an idle moment is not waited for any longer. */
const patience = 2_000;

/** Acts in an idle moment of the page, or when none comes. */
export const whenIdle = (act: () => void): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(act, { timeout: patience });
  else setTimeout(act, patience);
};
