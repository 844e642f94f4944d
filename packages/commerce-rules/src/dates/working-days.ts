import { baghdadDayAt, baghdadOffsetMs } from './day-in-baghdad.ts';

const dayMs = 86_400_000;
const [friday, saturday] = [5, 6];

/** Whether the shop works on a day of the week, counted from Sunday, 0. */
export const isWorkingDay = (weekday: number): boolean => weekday !== friday && weekday !== saturday;

/**
 * Returns the end of the day in Baghdad that is so many working days after `time` (ms): midnight, at which it
 * is over. Friday and Saturday are none, nor is the day itself.
 */
export const endOfWorkingDay = (time: number, days: number): number => {
  let { count } = baghdadDayAt(time);
  for (let left = days; left > 0;) {
    count += 1;
    if (isWorkingDay(baghdadDayAt(count * dayMs).weekday)) left -= 1;
  }
  return (count + 1) * dayMs - baghdadOffsetMs;
};
