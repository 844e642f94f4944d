import type { ListCallAnswer } from '@dijla/contract/list-client';
import { pageListClient, refusedText, storeCode } from '../lists/page-lists.ts';

/** A digital card; its code is null until its buyer has it shown. */
export type DigitalCard = Extract<
  ListCallAnswer<'digital-card/list'>,
  { ok: true }
>['result']['items'][number];

/** What opens the cards of an order without an account; null: the customer's own. */
export type CardsKey = { number: string; key: string } | null;

type Outcome<Value> = { ok: true; value: Value } | { ok: false; text: string };

const query = () => ({ storeCode: storeCode() });

const outcomeOf = <Result, Value>(
  answer: { ok: true; result: Result } | { ok: false; result: string | object } | null,
  valueOf: (result: Result) => Value,
): Outcome<Value> =>
  answer?.ok === true
    ? { ok: true, value: valueOf(answer.result) }
    : { ok: false, text: answer === null ? '' : refusedText(answer.result) };

/** Reads the cards; the text is empty without an answer. Nothing of them is kept on the device. */
export const readCards = async (opened: CardsKey): Promise<Outcome<readonly DigitalCard[]>> => {
  const asked =
    opened === null
      ? pageListClient('digital-card/list', { query: query() })
      : pageListClient('digital-card/guest-list', { query: query(), body: opened });
  return outcomeOf(await asked.catch(() => null), ({ items }) => items);
};

/** Has the code of a card shown, which the shop records. */
export const revealCard = async (opened: CardsKey, id: number): Promise<Outcome<DigitalCard>> => {
  const asked =
    opened === null
      ? pageListClient('digital-card/reveal', { query: query(), body: { id } })
      : pageListClient('digital-card/guest-reveal', { query: query(), body: { ...opened, id } });
  return outcomeOf(await asked.catch(() => null), (card) => card);
};
