import { baghdadOffsetMs } from './day-in-baghdad.ts';

const hourMs = 3_600_000;

/** Returns the hour in Baghdad at `time` (ms), 0 to 23. */
export const hourInBaghdad = (time: number): number => Math.floor((time + baghdadOffsetMs) / hourMs) % 24;
