import { createStore } from 'zustand/vanilla';

/** `at` is when the slim catalogue was as shown, in milliseconds since 1970; null while nothing shown is from it. */
export const slimState = createStore<{ at: number | null }>(() => ({ at: null }));
