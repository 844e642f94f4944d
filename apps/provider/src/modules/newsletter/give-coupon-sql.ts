import { createHash } from 'node:crypto';
import type { newsletterMail as english } from '@dijla/messages/en/mail/newsletter-mail';
import { languages } from '@dijla/contract/store-views';
import { sql } from 'kysely';
import { textsInLanguages } from '../../call/texts-in-languages.ts';
import type { DatabaseTransaction } from '../../database/connect.ts';
import { insertSingleCoupon, type PromotionRow, savePromotionRows } from '../promotions/promotions.ts';
import { mailboxOf } from './mailbox-of.ts';

const textsIn = await textsInLanguages<typeof english>('mail/newsletter-mail', 'newsletterMail');

/** The promotion of first sign-ups; at the desk the owner changes or ends it as any other. */
const promotionCode = 'newsletter';
/** What its codes begin with. */
const prefix = 'HELLO';
const percentUnits = 10_000;

const firstPromotion: PromotionRow = {
  code: promotionCode,
  is_active: true,
  from: null,
  until: null,
  priority: 10,
  stops_further: false,
  uses_per_customer: null,
  texts: Object.fromEntries(
    languages.map((language) => {
      const { promotionName: name, promotionText: description } = textsIn[language];
      return [language, { name, description }];
    }),
  ),
  rule: { when: { match: 'all', of: [] }, actions: [{ type: 'percent', percent: 10 * percentUnits }] },
};

type Offer = { id: number; isOpen: boolean; percent: number | null };

const readOffer = async (transaction: DatabaseTransaction, now: number): Promise<Offer | undefined> => {
  const at = new Date(now);
  const { rows } = await sql<Offer>`
    select id, is_active and (from_at is null or from_at <= ${at}) and (until_at is null or until_at > ${at}) as "isOpen",
      (rule #>> '{actions,0,percent}')::float8 / ${percentUnits} as percent
    from promotion where code = ${promotionCode}`.execute(transaction);
  return rows[0];
};

/**
 * Returns the promotion that coupons are given of. It is made with its first coupon, because a promotion without any
 * would count for everybody; one that the owner has removed since is not made again.
 */
const offerFor = async (transaction: DatabaseTransaction, now: number): Promise<Offer | undefined> => {
  const found = await readOffer(transaction, now);
  if (found !== undefined) return found;
  const { rows: given } = await sql`select from newsletter_coupon limit 1`.execute(transaction);
  if (given.length > 0) return undefined;
  await savePromotionRows(transaction, [firstPromotion], 'newsletter');
  return readOffer(transaction, now);
};

export type GivenCoupon = {
  code: string;
  /** Null where the owner has made it something else than a percentage. */
  percent: number | null;
};

/** Gives a mailbox its coupon for one order; null when it had one before, or the owner gives none. */
export const giveCoupon = async (
  transaction: DatabaseTransaction,
  email: string,
  now: number,
): Promise<GivenCoupon | null> => {
  // One after the other, so that the promotion is made once.
  await sql`select pg_advisory_xact_lock(hashtext('newsletter coupon'))`.execute(transaction);
  const offer = await offerFor(transaction, now);
  if (!offer?.isOpen) return null;
  const digest = createHash('sha256').update(mailboxOf(email)).digest();
  const { rows } = await sql`
    insert into newsletter_coupon (mailbox_digest, given_at) values (${digest}, ${new Date(now)})
    on conflict do nothing returning 1`.execute(transaction);
  if (rows.length === 0) return null;
  return { code: await insertSingleCoupon(transaction, offer.id, prefix), percent: offer.percent };
};
