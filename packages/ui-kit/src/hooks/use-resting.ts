// @chunk shell
import { useState } from 'react';
import { isHydrated } from './hydration.ts';

/**
 * Returns the class of a section below the fold, which the browser neither styles nor lays out while it is
 * off screen. A section of the server's page is skipped from the first frame; one rendered later is laid out
 * once first, so that the scroll position can be restored.
 */
export const useResting = (): string =>
  useState(() => (isHydrated() ? 'rests-off-screen' : 'rests-at-once'))[0];
