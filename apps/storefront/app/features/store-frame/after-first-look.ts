// @chunk shell
const signs = ['pointerdown', 'keydown', 'focusin'] as const;

const firstLook = (): Promise<void> =>
  new Promise((resolve) => {
    const whenIdle = () =>
      'requestIdleCallback' in globalThis
        ? requestIdleCallback(() => resolve(), { timeout: 2_000 })
        : setTimeout(resolve, 300);
    for (const sign of signs)
      addEventListener(sign, () => resolve(), { once: true, capture: true, passive: true });
    if (document.readyState === 'complete') whenIdle();
    else addEventListener('load', whenIdle, { once: true });
  });

let passed: Promise<void> | undefined;

/**
 * Resolves once the page has loaded and the browser is idle, or at the first user input. Resolves at once on
 * the server.
 */
export const afterFirstLook = (): Promise<void> => {
  if (import.meta.env.SSR) return Promise.resolve();
  passed ??= firstLook();
  return passed;
};
