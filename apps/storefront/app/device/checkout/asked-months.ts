import { createStore } from 'zustand/vanilla';

/** The method that is paid in months by card: what it needs is asked for with it. */
export const cardMonthsMethod = 'qi_card_installments';

/** What an order says of the months it is paid in, under the names of the wire (spec 2 §4). */
export type CardMonths = {
  otp: string;
  session_id: string;
  count_of_month: number;
  total_of_month: number;
};

/** A code that was sent and is being asked for. */
export type AskedCode = {
  /** Where it was sent to, masked. */
  phone: string;
  /** Milliseconds on the clock of `performance.now()` at which another may be sent. */
  resendAt: number;
  /** Sends another. */
  send: () => Promise<{ ok: true; resendAfter: number } | { ok: false; text: string }>;
  give: (code: string) => void;
  leave: () => void;
};

/** The code that is asked for now, if any. */
export const askedCode = createStore<{ asked: AskedCode | null }>(() => ({ asked: null }));

let ask: (() => Promise<CardMonths | null>) | null = null;

/** Has the months that an order is paid in asked of this part of the page; null: of none any more. */
export const askMonthsOf = (part: typeof ask): void => {
  ask = part;
};

/** Whether something on the page asks for months: nothing does until the part that asks has arrived. */
export const asksMonths = (): boolean => ask !== null;

/** Asks for the code of the months that were chosen; null where it was not given, which the page has then said. */
export const confirmedMonths = async (): Promise<CardMonths | null> => (await ask?.()) ?? null;
