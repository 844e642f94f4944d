import {
  afterRefusal,
  type KeptEvents,
  noEvents,
  withEvents,
  without,
  type WaitingEvent,
} from '@dijla/device/analytics/waiting-events';
import { consentStore } from './consent-state.lazy.ts';

const place = 'dijla-events';

const read = (): KeptEvents => {
  try {
    return { ...noEvents, ...(JSON.parse(localStorage.getItem(place) ?? '{}') as Partial<KeptEvents>) };
  } catch {
    return noEvents;
  }
};

const write = (kept: KeptEvents): boolean => {
  try {
    localStorage.setItem(place, JSON.stringify(kept));
    return true;
  } catch {
    // A device that keeps nothing tells nothing: what is told once has to be remembered.
    return false;
  }
};

/** One tab at a time reads and writes, so that two of them note nothing twice. */
const inTurn = <Answer>(act: () => Answer): Promise<Answer> =>
  navigator.locks ? navigator.locks.request(place, async () => act()) : Promise.resolve(act());

/** What may be told: null as long as nobody has answered. */
export const isAgreed = (): boolean | null => consentStore.getState().consent?.measuring ?? null;

const listeners = new Set<() => void>();

/** Calls the listener whenever something waits that may be told. */
export const whenWaiting = (listener: () => void): void => void listeners.add(listener);

const tellListeners = (): void => {
  for (const listener of listeners) listener();
};

/** Changes what is kept, in one step among all tabs. */
export const changeKept = async (change: (kept: KeptEvents) => KeptEvents): Promise<void> => {
  await inTurn(() => {
    const kept = read();
    const changed = change(kept);
    if (changed !== kept) write(changed);
  });
  if (isAgreed() === true) tellListeners();
};

/** Notes that something happened. */
export const noteEvents = (events: readonly WaitingEvent[]): Promise<void> =>
  changeKept((kept) => withEvents(kept, events, isAgreed()));

/** What waits to be told, as far as that is allowed. */
export const waitingEvents = (): readonly WaitingEvent[] => (isAgreed() === true ? read().waiting : []);

/** Tells those of these events that still wait: each is taken off before `tell` is called, so that no tab tells it again. */
export const tellOnce = (
  events: readonly WaitingEvent[],
  tell: (event: WaitingEvent) => void,
): Promise<void> =>
  inTurn(() => {
    const ids = new Set(events.map(({ id }) => id));
    const kept = read();
    const told = kept.waiting.filter(({ id }) => ids.has(id));
    if (isAgreed() === true && told.length > 0 && write(without(kept, ids))) told.forEach(tell);
  });

consentStore.subscribe(({ consent }) => {
  if (consent?.measuring === false) void changeKept(afterRefusal);
  if (consent?.measuring === true) tellListeners();
});
