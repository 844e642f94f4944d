import type { Language } from '@dijla/contract/store-views';
import type { RenderedPush } from '../rendering/render-push.ts';
import type { RenderedMail } from '../rendering/render-message.ts';

/** A message as it leaves the shop. */
export type OutgoingMail = RenderedMail & {
  id: number;
  createdAt: Date;
  /** Name of the one it is from. */
  sender: string;
  to: string;
  template: string;
  language: Language;
};
export type OutgoingPush = Omit<OutgoingMail, keyof RenderedMail | 'sender'> & RenderedPush;
export type OutgoingSms = Omit<OutgoingMail, keyof RenderedMail | 'sender'> & { text: string };

/** What became of one attempt. `error` names codes only, never the recipient or the text. */
export type Delivery =
  | { outcome: 'accepted'; providerId: string | null }
  /** Not taken now; perhaps later. `afterMs` is how long the other side asks to wait. */
  | { outcome: 'again'; error: string; afterMs?: number }
  /** Refused for good. With `isDeadAddress`, whatever is sent to this address would be. */
  | { outcome: 'never'; error: string; isDeadAddress: boolean }
  /** Handed over, and no answer: it may have been taken. */
  | { outcome: 'unknown'; error: string };

/** Hands one message to the world outside. Never rejects. */
export type MailTransport = (mail: OutgoingMail) => Promise<Delivery>;
export type PushTransport = (push: OutgoingPush) => Promise<Delivery>;
export type SmsTransport = (sms: OutgoingSms) => Promise<Delivery>;
