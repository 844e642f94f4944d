import { wireInstant } from '@dijla/commerce-rules/dates/wire-instant';
import { describe, expect, it } from 'vitest';
import { isPeriod, namedPeriod, periodIn } from './report-period.ts';

/** Half past midnight in Baghdad, still the day before in UTC. */
const now = wireInstant('2026-11-28T21:30:00Z');
const inAddress = (search: string) => periodIn(new URLSearchParams(search), now);

describe('periodIn', () => {
  it('counts days of Baghdad, today included', () => {
    expect(namedPeriod('today', now)).toEqual({ from: '2026-11-29', until: '2026-11-29' });
    expect(namedPeriod('week', now)).toEqual({ from: '2026-11-23', until: '2026-11-29' });
  });

  it('takes the days of an address, its name, or thirty days', () => {
    expect(inAddress('from=2026-01-01&until=2026-01-31')).toEqual({
      name: 'own',
      period: { from: '2026-01-01', until: '2026-01-31' },
      isValid: true,
    });
    for (const search of ['from=2026-02-01&until=2026-01-01', 'from=x&until=y', 'until=2026-01-01'])
      expect(inAddress(search)).toMatchObject({ name: 'own', isValid: false });
    expect(inAddress('period=year')).toMatchObject({ name: 'year', period: { from: '2025-11-30' } });
    for (const search of ['', 'period=constructor'])
      expect(inAddress(search)).toMatchObject({ name: 'month', period: { from: '2026-10-31' } });
  });

  it.each([
    [{ from: '2026-01-01', until: '2026-01-01' }, true],
    [{ from: '2023-01-01', until: '2025-12-31' }, true],
    [{ from: '2023-01-01', until: '2026-01-01' }, false],
    [{ from: '2026-01-02', until: '2026-01-01' }, false],
    [{ from: '2026-13-02', until: '2026-14-01' }, false],
  ])('knows whether %o can be asked', (period, can) => expect(isPeriod(period)).toBe(can));
});
