import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boundarySchedule } from './boundary-schedule.ts';

type Act = { id: number; instants: readonly number[] | undefined; after: number; upTo: number };

const instant = fc.integer({ min: 0, max: 30 });
const act: fc.Arbitrary<Act> = fc.record({
  id: fc.nat({ max: 5 }),
  instants: fc.option(fc.array(instant, { minLength: 1, maxLength: 3 }), { nil: undefined }),
  after: instant,
  upTo: instant,
});

describe('boundarySchedule', () => {
  it('tells the next instant and what is due as a look at all of them would, whatever is put in and taken out', () => {
    fc.assert(
      fc.property(fc.array(act, { maxLength: 40 }), (acts) => {
        const [schedule, all] = [boundarySchedule(), new Map<number, readonly number[]>()];
        for (const { id, instants, after, upTo } of acts) {
          const wasThere = [schedule, all].map((each) =>
            instants === undefined ? each.delete(id) : void each.set(id, instants),
          );
          const later = [...all.values()].flat().filter((at) => at > after);
          const due = [...all]
            .filter(([, given]) => given.some((at) => after < at && at <= upTo))
            .map(([given]) => given);
          expect([
            wasThere[0],
            schedule.next(after),
            schedule.dueBetween(after, upTo),
            schedule.get(id),
          ]).toEqual([wasThere[1], later.length === 0 ? null : Math.min(...later), due, instants]);
        }
      }),
    );
  });

  it('looks once at what nothing has changed of', () => {
    let appearances = 0;
    const counted = new Map([[1, [10]]]);
    counted.values = () => {
      appearances += 1;
      return new Map([[1, [10]]]).values();
    };
    const schedule = boundarySchedule(counted);
    expect([1, 2, 3].map((after) => [schedule.next(after), schedule.dueBetween(after, after + 1)])).toEqual(
      [1, 2, 3].map(() => [10, []]),
    );
    schedule.set(2, [8, 20]);
    expect([schedule.next(4), appearances]).toEqual([8, 1]);
  });
});
