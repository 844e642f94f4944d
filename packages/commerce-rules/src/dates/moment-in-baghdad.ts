import { baghdadDayAt, baghdadOffsetMs } from './day-in-baghdad.ts';

/** Returns a moment (epoch ms) as it is written in Baghdad: `1-3-2026 00:30` (DESIGN §6). */
export const momentInBaghdad = (time: number): string => {
  const { day, month, year } = baghdadDayAt(time);
  return `${day}-${month}-${year} ${new Date(time + baghdadOffsetMs).toISOString().slice(11, 16)}`;
};
