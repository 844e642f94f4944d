import { baghdadOffsetMs } from '@dijla/commerce-rules/dates/day-in-baghdad';
import type { CardGift, GiftCardLine } from '../../modules/gift-cards/gift-cards.ts';
import { mailAddressOf, mobileNumberOf, plainOfBuyer } from '../../modules/messaging/messaging.ts';
import type { OrderRecipient } from '../order-messages/order-in-message-of.ts';

/** The hour in Baghdad at which a card is sent on its day, and how far ahead a day may be. */
const [sendingHour, mostDays] = [9, 400];
const [hourMs, dayMs] = [3_600_000, 86_400_000];
const longestWords = 300;

/** Returns when a card of this day is sent; at once where none was named, or it is over or too far away. */
const sendAtOf = (day: string | undefined, now: number): number => {
  const midnight = /^\d{4}-\d{2}-\d{2}$/.test(day ?? '') ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  const at = midnight - baghdadOffsetMs + sendingHour * hourMs;
  return at > now && at < now + mostDays * dayMs ? at : now;
};

type Recipient = NonNullable<CardGift['recipient']>;

const reachedAt = (written: string | null | undefined): Recipient | null => {
  const [email, telephone] = [mailAddressOf(written ?? ''), mobileNumberOf(written ?? '')];
  if (email !== null) return { channel: 'email', to: email };
  return telephone === null ? null : { channel: 'sms', to: telephone };
};

/** Lines of what a buyer wrote without those that lead somewhere. */
const plainWords = (text: string): string =>
  text.slice(0, longestWords).split('\n').map(plainOfBuyer).filter(Boolean).join('\n');

/** Returns whom the cards of a line are for: who was named, or else the buyer, and when they are sent. */
export const giftOfLine = (
  { answers }: Pick<GiftCardLine, 'answers'>,
  { buyer, firstname, now }: { buyer: OrderRecipient; firstname: string; now: number },
): CardGift => {
  const own = reachedAt(buyer.email) ?? reachedAt(buyer.telephone);
  const named = reachedAt(answers['recipient']);
  const isOwn =
    named === null || [reachedAt(buyer.email)?.to, reachedAt(buyer.telephone)?.to].includes(named.to);
  return {
    recipient: named ?? own,
    isOwn,
    fromName: plainOfBuyer(answers['from'] ?? '') || firstname,
    message: plainWords(answers['message'] ?? ''),
    design: answers['design'] ?? null,
    language: buyer.language,
    sendAt: sendAtOf(answers['sending-day'], now),
  };
};
