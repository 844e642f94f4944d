// @chunk trade
/** Milliseconds after which it resolves in a page that does not paint, such as one in the background. */
const patience = 100;

/**
 * Resolves once the browser has painted the current state and run other tasks that waited for that. Await it
 * before long work that follows a tap, so that the tap gets a visible response at once.
 */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, patience);
    requestAnimationFrame(() => setTimeout(() => setTimeout(resolve)));
  });
