import fc from 'fast-check';

/**
 * What happens to one call. `failed` is a status of the provider before, or of a proxy after it was carried out; a
 * `half` answer breaks off; of a `late` one the device has given up when it is carried out after all.
 */
export type Fate =
  | 'answered'
  | 'lost-before'
  | 'lost-after'
  | 'failed-before'
  | 'failed-after'
  | 'half'
  | 'timed-out'
  | 'late';
export type Passage = { fate: Fate; ms: number };

type ActKind =
  | 'add'
  | 'remove'
  | 'place'
  | 'cancel'
  | 'wake'
  | 'timer'
  | 'go-offline'
  | 'come-online'
  | 'reload'
  | 'sync'
  | 'leave'
  | 'clear-caches'
  | 'clock'
  | 'new-build'
  | 'sign-in'
  | 'sign-out'
  | 'rename';

export type Act = {
  kind: ActKind;
  tab: 0 | 1;
  /** Place of the product, customer, order or clock meant. */
  which: number;
  qty: number;
  /** After so many steps the page, or the worker, is killed; null if it lives on. */
  diesAfter: number | null;
  /** False where the next act does not wait for this one. */
  isAwaited: boolean;
};

type OfflineSchedule = { acts: readonly Act[]; passages: readonly Passage[] };

const weighted = <Value>(...given: [number, Value][]): fc.Arbitrary<Value> =>
  fc.oneof(...given.map(([weight, value]) => ({ weight, arbitrary: fc.constant(value) })));

const mostSteps = 70;

const actOf = (kind: fc.Arbitrary<ActKind>): fc.Arbitrary<Act> =>
  fc.record({
    kind,
    tab: fc.constantFrom(0, 1),
    which: fc.nat(5),
    qty: fc.integer({ min: 1, max: 4 }),
    diesAfter: fc.oneof(
      { weight: 6, arbitrary: fc.constant(null) },
      { weight: 1, arbitrary: fc.nat(mostSteps) },
    ),
    isAwaited: weighted([4, true], [1, false]),
  });

const anyKind = weighted<ActKind>(
  [6, 'add'],
  [1, 'remove'],
  [6, 'place'],
  [2, 'cancel'],
  [2, 'wake'],
  [1, 'timer'],
  [4, 'go-offline'],
  [4, 'come-online'],
  [2, 'reload'],
  [2, 'sync'],
  [2, 'leave'],
  [1, 'clear-caches'],
  [1, 'clock'],
  [1, 'new-build'],
  [2, 'sign-in'],
  [1, 'sign-out'],
  [1, 'rename'],
);

const fate = weighted<Fate>(
  [9, 'answered'],
  [2, 'lost-before'],
  [2, 'lost-after'],
  [1, 'failed-before'],
  [1, 'failed-after'],
  [1, 'half'],
  [1, 'timed-out'],
  [2, 'late'],
);
const mostMs = 12;
const passage: fc.Arbitrary<Passage> = fc.record({
  fate,
  ms: fc.oneof({ weight: 2, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.nat(mostMs) }),
});

/** Something is bought and ordered, mostly without a connection; before, between and after it anything happens. */
const schedules: fc.Arbitrary<OfflineSchedule> = fc.record({
  acts: fc
    .tuple(
      fc.array(actOf(anyKind), { maxLength: 4, size: 'max' }),
      actOf(fc.constant('add')),
      actOf(weighted<ActKind>([3, 'go-offline'], [1, 'wake'])),
      fc.array(actOf(anyKind), { maxLength: 3, size: 'max' }),
      actOf(fc.constant('place')),
      fc.array(actOf(anyKind), { maxLength: 8, size: 'max' }),
    )
    .map((parts) => parts.flat()),
  passages: fc.array(passage, { maxLength: 40, size: 'max' }),
});

/** Returns the schedule of a seed. */
export const scheduleOf = (seed: number): OfflineSchedule => {
  const [schedule = { acts: [], passages: [] }] = fc.sample(schedules, { numRuns: 1, seed });
  return schedule;
};
