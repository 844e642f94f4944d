import { describe, expect, it } from 'vitest';
import {
  amountForPart,
  forgetRun,
  isDone,
  keepRun,
  keepTold,
  type Keeping,
  keptRun,
  type Run,
  type Stop,
  toldOf,
  unheardCash,
  withTold,
} from './kept-run.ts';

const memory = (isFull = false): Keeping & { values: Map<string, string> } => {
  const values = new Map<string, string>();
  return {
    values,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => {
      if (isFull) throw new Error('full');
      values.set(key, value);
    },
    removeItem: (key) => void values.delete(key),
  };
};

const unit = { code: 'IQD', scale: 0 } as const;
const stop = (order_id: number, more: Partial<Stop> = {}): Stop => ({
  order_id,
  order_number: String(order_id),
  package: 1,
  increment_id: `${order_id}-1`,
  state: 'dispatched',
  outcome: null,
  name: 'Noor',
  telephone: '07701234567',
  region_id: 611,
  city: 'Karrada',
  street: ['62'],
  note: null,
  delivery_slot: null,
  unit,
  to_collect: 29_000,
  lines: [
    { line_number: 1, sku: 'A', name: 'A', qty: 3, worth: 8000 },
    { line_number: 2, sku: 'B', name: 'B', qty: 1, worth: 0 },
  ],
  ...more,
});
const run = (more: Partial<Run> = {}): Run => ({
  courier_id: 7,
  day: '2026-11-28',
  stops: [stop(1), stop(2)],
  cash: [],
  closings: [],
  ...more,
});
const told = (order_id: number, more: object = {}) => ({
  key: `k${order_id}`,
  order_id,
  body: { package: 1, move: 'deliver' as const, amount: 29_000 },
  ...more,
});

describe('a run that is kept', () => {
  it('is there for its day alone', () => {
    const storage = memory();
    keepRun(storage, run(), 5);
    expect(keptRun(storage, '2026-11-28')).toEqual({ run: run(), at: 5 });
    expect(keptRun(storage, '2026-11-29')).toBeNull();
    expect(storage.values.size).toBe(0);
  });

  it('is gone when the day is closed, and when it is forgotten; what was not sent stays', () => {
    const storage = memory();
    keepTold(storage, 7, [told(1)]);
    for (const end of [
      () => keepRun(storage, run({ closings: [{} as Run['closings'][number]] }), 5),
      () => forgetRun(storage),
    ]) {
      keepRun(storage, run(), 5);
      end();
      expect([...storage.values.keys()]).toEqual(['desk-told-7']);
    }
    expect(toldOf(storage, 7)).toEqual([told(1)]);
    expect(toldOf(storage, 8)).toEqual([]);
    keepTold(storage, 7, []);
    expect(storage.values.size).toBe(0);
  });

  it('is none where the device cannot keep it or has something else there', () => {
    const full = memory(true);
    keepRun(full, run(), 5);
    expect(keptRun(full, '2026-11-28')).toBeNull();
    expect(keepTold(full, 7, [told(1)])).toBe(false);
    const broken = memory();
    for (const text of ['{', 'null', '[]', '{"run":null}']) {
      broken.values.set('desk-run', text);
      expect(keptRun(broken, '2026-11-28')).toBeNull();
    }
  });
});

describe('stops', () => {
  it('are done once something was said of them that is not refused', () => {
    const stops = withTold(
      [
        stop(1),
        stop(2),
        stop(3),
        stop(4, { outcome: { move: 'fail', at: 'x', amount: null } }),
        stop(5, { package: 2 }),
      ],
      [told(2), told(3, { refusal: 'no' }), told(5)],
    );
    expect(stops.map(isDone)).toEqual([false, true, false, true, false]);
    expect(unheardCash(stops, 'IQD')).toBe(29_000);
    expect(unheardCash(stops, 'USD')).toBe(0);
  });

  it.each([
    [{ 1: 3, 2: 1 }, 29_000],
    [{ 1: 1, 2: 1 }, 13_000],
    [{ 1: 0, 2: 1 }, 5000],
    [{}, 5000],
  ])('of which %j is accepted are to be collected with %i', (accepted, amount) => {
    expect(amountForPart(stop(1), accepted)).toBe(amount);
    expect(amountForPart(stop(1, { to_collect: 0 }), accepted)).toBe(0);
  });
});
