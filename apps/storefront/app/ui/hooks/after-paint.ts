// @chunk trade
/** Milliseconds after which it goes on in a page that paints nothing, like one in the background. */
const patience = 100;

/**
 * Resolves once the browser has painted what stands now and has done whatever else waited for that. What takes long after a tap waits for
 * it, so that the tap itself is answered at once.
 */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, patience);
    requestAnimationFrame(() => setTimeout(() => setTimeout(resolve)));
  });
