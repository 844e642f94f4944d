import type { DeskInput, DeskResult } from '@dijla/contract/desk-client';

export type Run = DeskResult<'desk/run'>;
export type Stop = Run['stops'][number];
export type StopBody = NonNullable<DeskInput<'desk/work-stop'>['body']>;

/**
 * What a courier said at a door, until the shop has heard it and the run was read again; named by its idempotency key.
 * `refusal` is why the shop did not take it, `heardAt` (ms) when it did.
 */
export type Told = { key: string; order_id: number; body: StopBody; refusal?: string; heardAt?: number };

/** A run as this device had it last, at `at` (ms). */
export type KeptRun = { run: Run; at: number };

export type Keeping = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What the device keeps: one run, and of each courier what was not sent, which names nobody. */
const runKey = 'desk-run';
const toldKey = (courierId: number): string => `desk-told-${courierId}`;

const parsed = <T>(text: string | null): T | null => {
  try {
    return text === null ? null : (JSON.parse(text) as T);
  } catch {
    return null;
  }
};

const write = (storage: Keeping, key: string, value: unknown): boolean => {
  try {
    storage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
};

/** Returns the run that is kept, if it is of this day (`YYYY-MM-DD`); another day's is forgotten. */
export const keptRun = (storage: Keeping, day: string): KeptRun | null => {
  const kept = parsed<KeptRun>(storage.getItem(runKey));
  if (kept?.run?.day === day) return kept;
  storage.removeItem(runKey);
  return null;
};

/** Keeps a run, in place of any other; a day that is closed is forgotten instead. */
export const keepRun = (storage: Keeping, run: Run, at: number): void => {
  if (run.closings.length > 0) storage.removeItem(runKey);
  else write(storage, runKey, { run, at } satisfies KeptRun);
};

/** Forgets the run: names, telephones and addresses. What was not sent stays until it is. */
export const forgetRun = (storage: Keeping): void => storage.removeItem(runKey);

export const toldOf = (storage: Keeping, courierId: number): readonly Told[] =>
  parsed<Told[]>(storage.getItem(toldKey(courierId))) ?? [];

/** Keeps what was said and not sent. Returns whether the device could. */
export const keepTold = (storage: Keeping, courierId: number, told: readonly Told[]): boolean => {
  if (told.length > 0) return write(storage, toldKey(courierId), told);
  storage.removeItem(toldKey(courierId));
  return true;
};

/** A stop with what was said of it here. */
export type ToldStop = Stop & { told: Told | null };

const isOf = ({ order_id, package: number }: Stop, told: Told): boolean =>
  told.order_id === order_id && told.body.package === number;

/** Returns the stops with what was said of them and is not heard yet, the last of each. */
export const withTold = (stops: readonly Stop[], told: readonly Told[]): ToldStop[] =>
  stops.map((stop) => ({ ...stop, told: told.findLast((one) => isOf(stop, one)) ?? null }));

/** Whether what was said waits to be sent. */
export const isUnsent = ({ refusal, heardAt }: Told): boolean =>
  refusal === undefined && heardAt === undefined;

/** Whether nothing is to be said of a stop any more. */
export const isDone = ({ outcome, told }: ToldStop): boolean =>
  told === null ? outcome !== null : told.refusal === undefined;

/** Returns the cash of what was said and not heard, in minor units of a currency. */
export const unheardCash = (stops: readonly ToldStop[], code: string): number =>
  stops.reduce(
    (sum, { told, unit }) =>
      told !== null && told.refusal === undefined && unit.code === code && 'amount' in told.body
        ? sum + told.body.amount
        : sum,
    0,
  );

/** Returns what is to be collected when only these pieces of a stop are accepted, by their lines' numbers. */
export const amountForPart = (
  { to_collect, lines }: Stop,
  accepted: Readonly<Record<number, number>>,
): number =>
  Math.max(
    lines.reduce(
      (sum, { line_number, qty, worth }) => sum - (qty - (accepted[line_number] ?? 0)) * worth,
      to_collect,
    ),
    0,
  );
