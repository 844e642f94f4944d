// @chunk shell
import { useState } from 'react';
import { isHydrated } from './hydration.ts';

/**
 * The class of a section below the first screen, which the browser neither styles nor lays out while it is off the screen. What comes
 * with the server's page rests from the first frame; what is drawn later is laid out once first, so that the way back finds its place.
 */
export const useResting = (): string =>
  useState(() => (isHydrated() ? 'rests-off-screen' : 'rests-at-once'))[0];
