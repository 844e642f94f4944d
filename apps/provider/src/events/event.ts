/**
 * Data of every event, by its name. The file that emits an event adds its row:
 * `declare module './event.ts' { interface EventData { 'order.placed': { orderId: number } } }`.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- an interface, because only interfaces can be added to
export interface EventData {}

export type EventName = keyof EventData & string;

/** An event as its emitter writes it and as a subscriber reads it. */
export type ShopEvent<Name extends EventName = EventName> = {
  name: Name;
  /** What it happened to; an event of the same name and key is recorded once only. */
  key: string;
  data: EventData[Name];
};
