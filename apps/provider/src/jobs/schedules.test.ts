import { describe, expect, it } from 'vitest';
import { schedules } from './schedules.ts';

describe('schedules of a certain hour', () => {
  it('are told by the clock of Baghdad, as the queue reads them', () => {
    const daily = schedules.filter(({ cron }) => /^\d+ \d+ /.test(cron));
    expect(Object.fromEntries(daily.map(({ name, cron }) => [name, cron]))).toEqual({
      'tell-blocks': '0 0 * * *',
      'expire-points': '30 9 * * *',
    });
  });
});
