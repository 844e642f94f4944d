import type { CallInput, RequestContext } from '../../../call/call-handler.ts';
import { callerRefusal } from '../../../call/caller.ts';
import { handleCall } from '../../../call/handle-call.ts';
import { isRefusal, refusal, type Refusal } from '../../../call/refusal.ts';
import type { Database } from '../../../database/connect.ts';
import { inTransaction } from '../../../database/in-transaction.ts';
import { countedUnder } from '../../../http/limits/failure-limit.ts';
import type { RateLimits } from '../../../http/limits/rate-limits.ts';
import { send } from '../../messaging/messaging.ts';
import { confirm } from '../confirm.ts';
import { confirmWithin } from '../confirm-within.ts';
import { mailboxOf } from '../mailbox-of.ts';
import {
  endByEmail,
  endByKey,
  findSubscriber,
  insertSubscriber,
  isSubscribed,
  readProvedEmailOf,
  type Subscriber,
} from '../subscriber-sql.ts';

type Limits = Pick<
  RateLimits,
  'newsletterAddresses' | 'newsletterNetworks' | 'newsletterReads' | 'newsletterKeys'
>;
type Parts = { database: Database; limits: Limits };

const invalidBody = (): Refusal => refusal('newsletter.email-invalid');

/**
 * Whether an address is that of the customer whose token is sent, who has proved that it is hers: anybody can register
 * with another's. The refusal of a token that is none.
 */
const isOwn = async (
  database: Database,
  context: RequestContext,
  email: string,
): Promise<boolean | Refusal> => {
  const caller = await context.caller();
  const refused = callerRefusal(caller);
  if (refused) return refused;
  return caller.kind === 'customer' && (await readProvedEmailOf(database, caller.customer.id)) === email;
};

/** Counts a message that goes to an address which somebody else may have typed. */
const counted = (limits: Limits, network: string, email: string): Promise<Refusal | null> =>
  countedUnder([
    [limits.newsletterNetworks, network],
    [limits.newsletterAddresses, mailboxOf(email)],
  ]);

/** `GET /api/ext/mailchimp-subscribe/subscribe` (wire §8). Guesses at who gets it are limited. */
export const readSubscription = handleCall(
  'newsletter/read',
  ({ database, limits }: Parts) =>
    async ({ query }, context) => {
      const email = query.email?.trim().toLowerCase() ?? '';
      const own = await isOwn(database, context, email);
      if (isRefusal(own)) return own;
      if (!/^[^\s@]+@[^\s@]+$/.test(email)) return refusal('newsletter.email-invalid');
      if (!own) {
        const guess = await limits.newsletterReads.count(context.address);
        if (isRefusal(guess)) return guess;
      }
      return { result: (await isSubscribed(database, email)) ? 'subscribed' : 'unsubscribed' };
    },
);

/** What asks an address about the newsletter; the same day it is asked once. */
const asking = (
  template: 'newsletter-to-confirm' | 'newsletter-to-end',
  { email, key }: Subscriber,
  { store, now }: RequestContext,
) => ({
  channel: 'email' as const,
  to: email,
  template,
  params: { key },
  language: store.language,
  cause: `newsletter ${key} ${new Date(now).toISOString().slice(0, 10)}`,
  notAfter: now + confirmWithin,
});

/** `POST /api/ext/mailchimp-subscribe/subscribe` (wire §8): skipped for who is subscribed (spec 2 §4). */
export const subscribe = handleCall(
  'newsletter/subscribe',
  ({ database, limits }: Parts) =>
    async ({ body: { email } }: { body: CallInput<'newsletter/subscribe'>['body'] }, context) => {
      const own = await isOwn(database, context, email);
      if (isRefusal(own)) return own;
      if (own && (await isSubscribed(database, email))) return { result: 'subscribed' };
      const refused = await counted(limits, context.address, email);
      if (refused !== null) return refused;
      await inTransaction(database, async (transaction) => {
        const subscriber = await insertSubscriber(transaction, { email, language: context.store.language });
        if (own) await confirm(transaction, subscriber.key, context.now);
        else if (!subscriber.isConfirmed)
          await send(transaction, [asking('newsletter-to-confirm', subscriber, context)]);
      });
      // To others the answer is the same whether or not the address is subscribed.
      return { result: own ? 'subscribed' : 'unsubscribed' };
    },
  { invalidBody },
);

/** `DELETE /api/ext/mailchimp-subscribe/subscribe` (wire §8): skipped for who is not subscribed (spec 2 §4). */
export const unsubscribe = handleCall(
  'newsletter/unsubscribe',
  ({ database, limits }: Parts) =>
    async ({ body: { email } }: { body: CallInput<'newsletter/unsubscribe'>['body'] }, context) => {
      const own = await isOwn(database, context, email);
      if (isRefusal(own)) return own;
      if (own) {
        await endByEmail(database, email);
        return { result: 'unsubscribed' };
      }
      const refused = await counted(limits, context.address, email);
      if (refused !== null) return refused;
      const subscriber = await findSubscriber(database, email);
      if (subscriber?.isConfirmed)
        await inTransaction(database, async (transaction) =>
          send(transaction, [asking('newsletter-to-end', subscriber, context)]),
        );
      return { result: 'unsubscribed' };
    },
  { invalidBody },
);

/** `POST /api/ext/dijla/newsletter/confirm` (ours) */
export const confirmSubscription = handleCall(
  'newsletter/confirm',
  ({ database, limits }: Parts) =>
    async ({ body: { key } }, { address, now }) => {
      const guess = await limits.newsletterKeys.begin(address);
      if (isRefusal(guess)) return guess;
      const confirmed = await inTransaction(database, async (transaction) => confirm(transaction, key, now));
      if (confirmed === null) return refusal('newsletter.key-unknown');
      await guess.wasRight();
      return { result: { has_coupon: confirmed.hasCoupon } };
    },
);

/** `POST /api/ext/dijla/newsletter/stop` (ours). A key that is unknown has ended: the answer is the same. */
export const stopNewsletter = handleCall(
  'newsletter/stop',
  ({ database }: Parts) =>
    async ({ body: { key } }) => {
      await endByKey(database, key);
      return { result: true };
    },
);
