import type { StoreCode } from '@dijla/contract/store-views';
import type { SeenCart } from './cart-changes.ts';
import type { TagEvent } from './tag-event.ts';

/** A product that was opened among the results of a search. */
export type Click = { term: string; id: string; name: string; url: string };

/** What the shop tells the host of a store's searches. */
type Report =
  | { kind: 'search'; term: string; total: number; type: string }
  | ({ kind: 'click'; led_to_order?: true } & Click)
  | { kind: 'checkout'; rate: number; items: readonly { id: string; qty: number; price: number }[] };

/** What happened, until it is told: to the tags of the page, or by the shop to the host of a store's reports. */
export type WaitingEvent = { id: string; store: StoreCode } & (
  | { to: 'tags'; event: TagEvent }
  | { to: 'shop'; report: Report }
);

/** What the device keeps of what it tells. Nothing of it names anybody. */
export type KeptEvents = {
  waiting: readonly WaitingEvent[];
  /** False until orders were looked at: those that were there already are from before anybody was told. */
  hasBegun: boolean;
  /** Ids of orders whose purchase was noted, whether it waits, was told or was dropped. */
  noted: readonly string[];
  /** The cart as its changes were noted last. */
  cart: SeenCart | null;
  /** What was opened of results, the latest last, until it is ordered. */
  clicks: readonly Click[];
};

export const noEvents: KeptEvents = {
  waiting: [],
  hasBegun: false,
  noted: [],
  cart: null,
  clicks: [],
};

/** How many events wait at most, and how much is remembered beside them. */
export const mostWaiting = 60;
const [mostNoted, mostClicks] = [50, 20];

const isPurchase = (event: WaitingEvent): boolean => event.to === 'tags' && event.event.event === 'purchase';

/** Leaves out the oldest of what is too much, purchases last. */
const bounded = (events: readonly WaitingEvent[]): readonly WaitingEvent[] => {
  let surplus = events.length - mostWaiting;
  if (surplus <= 0) return events;
  return events.filter((event) => isPurchase(event) || (surplus -= 1) < 0).slice(-mostWaiting);
};

/** `null` as long as nobody has answered. */
type Agreed = boolean | null;

/** Returns what is kept after something happened: it waits, unless it was refused to be told. */
export const withEvents = (kept: KeptEvents, events: readonly WaitingEvent[], isAgreed: Agreed): KeptEvents =>
  events.length === 0 || isAgreed === false
    ? kept
    : { ...kept, waiting: bounded([...kept.waiting, ...events]) };

/** An accepted order, with what is told of it. */
export type PlacedOrder = { id: string; skus: readonly string[]; events: readonly WaitingEvent[] };

const clicksThatLed = ({ clicks }: KeptEvents, orders: readonly PlacedOrder[]): readonly Click[] => {
  const skus = new Set(orders.flatMap((order) => order.skus));
  return clicks.filter(({ id }) => skus.has(id));
};

/**
 * Returns what is kept after orders were seen as accepted. Each is noted once, however often it is seen: with its
 * events, and the clicks that led there. What the first look finds is noted without.
 */
export const withOrders = (
  kept: KeptEvents,
  orders: readonly PlacedOrder[],
  { isAgreed, clickEvent }: { isAgreed: Agreed; clickEvent: (click: Click) => WaitingEvent | null },
): KeptEvents => {
  if (!kept.hasBegun) return { ...kept, hasBegun: true, noted: orders.map(({ id }) => id) };
  const fresh = orders.filter(({ id }) => !kept.noted.includes(id));
  if (fresh.length === 0) return kept;
  const led = clicksThatLed(kept, fresh);
  const still = new Set(orders.map(({ id }) => id));
  const noted = [...kept.noted, ...fresh.map(({ id }) => id)];
  const after = {
    ...kept,
    // An order that is still there could be seen again, so its id stays.
    noted: noted.filter((id, place) => still.has(id) || place >= noted.length - mostNoted),
    clicks: kept.clicks.filter((click) => !led.includes(click)),
  };
  const told = led.map(clickEvent).filter((event) => event !== null);
  return withEvents(after, [...fresh.flatMap(({ events }) => events), ...told], isAgreed);
};

/** Returns what is kept with a click remembered, until its product is ordered. */
export const withClick = (kept: KeptEvents, click: Click, isAgreed: Agreed): KeptEvents =>
  isAgreed === false
    ? kept
    : { ...kept, clicks: [...kept.clicks.filter(({ id }) => id !== click.id), click].slice(-mostClicks) };

/** Returns what is kept after a refusal: what waited is dropped for good. */
export const afterRefusal = (kept: KeptEvents): KeptEvents => ({ ...kept, waiting: [], clicks: [] });

/** Returns what is kept without these events, which are told now. */
export const without = (kept: KeptEvents, ids: ReadonlySet<string>): KeptEvents => ({
  ...kept,
  waiting: kept.waiting.filter(({ id }) => !ids.has(id)),
});
