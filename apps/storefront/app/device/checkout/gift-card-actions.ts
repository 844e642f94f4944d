import type { ListCallAnswer } from '@dijla/contract/list-client';
import { changeByAnswer, type ChangeOutcome } from '../cart/change-by-answer.ts';
import { pageListClient, refusedText, storeCode } from '../lists/page-lists.ts';

/** What opens a gift card. */
export type CardSecret = { code: string; pin: string };

/** How it went; `text` is why the provider refused, empty when it cannot be asked. */
type Outcome<Value> = { ok: true; value: Value } | { ok: false; text: string };

/** What is left on a gift card. */
export type GiftCardBalance = Extract<ListCallAnswer<'gift-card/balance'>, { ok: true }>['result'];

/** Reads what is left on a gift card. */
export const readGiftCard = async (secret: CardSecret): Promise<Outcome<GiftCardBalance>> => {
  const answer = await pageListClient('gift-card/balance', {
    query: { storeCode: storeCode() },
    body: secret,
  }).catch(() => null);
  if (answer?.ok === true) return { ok: true, value: answer.result };
  return { ok: false, text: answer === null ? '' : refusedText(answer.result) };
};

/** A gift card that the customer bought. */
export type BoughtGiftCard = Extract<
  ListCallAnswer<'gift-card/bought'>,
  { ok: true }
>['result']['items'][number];

/** Reads the gift cards that the customer bought; none where they cannot be read. */
export const readBoughtGiftCards = async (): Promise<readonly BoughtGiftCard[]> => {
  const answer = await pageListClient('gift-card/bought', { query: { storeCode: storeCode() } }).catch(
    () => null,
  );
  return answer?.ok === true ? answer.result.items : [];
};

/** The product that sells gift cards; null where the shop has none, or it cannot be asked. */
export const readGiftCardOffer = async () => {
  const answer = await pageListClient('gift-card/offer', { query: { storeCode: storeCode() } }).catch(
    () => null,
  );
  return answer?.ok === true ? answer.result.offer : null;
};

export type GiftCardOffer = NonNullable<Awaited<ReturnType<typeof readGiftCardOffer>>>;

/** Pays a part of the cart with a gift card; needs a connection. */
export const payWithGiftCard = (secret: CardSecret): Promise<ChangeOutcome> =>
  changeByAnswer((query) => pageListClient('gift-card/use', { query, body: secret }));

/** Pays nothing of the cart with a gift card any more. */
export const leaveGiftCard = (): Promise<ChangeOutcome> =>
  changeByAnswer((query) => pageListClient('gift-card/leave', { query }));
