import { useState } from 'react';
import { ask } from './ask.ts';
import { askingOnce } from './asking-once.ts';

/**
 * As `ask`, for changes that must not happen twice: one that nothing answered may have been made, and is asked for again
 * under the same key. Any answer, or another change, begins a new one.
 */
export const useAskOnce = () => useState(() => askingOnce(ask))[0];
