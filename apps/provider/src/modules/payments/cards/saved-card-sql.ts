import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { type Seal, sealed, unsealed } from '../../../call/sealed-secret.ts';
import type { Database } from '../../../database/connect.ts';
import type { SavedCardOfGateway } from '../payment-provider.ts';

/** A kept card as its owner sees it. */
export type SavedCard = {
  public_hash: string;
  provider: string;
  scheme: string;
  last_digits: string;
  /** The last day on which it pays. */
  expires_on: string | null;
};

const sealOf = (shopSecret: string): Seal => ({ purpose: 'kept cards', shopSecret });

/** The last day of a month given as `2029-12`. */
const lastDayOf = (month: string | null) =>
  month === null ? sql`null` : sql`(${`${month}-01`}::date + interval '1 month' - interval '1 day')::date`;

/**
 * Keeps the card that an attempt was paid with, for the customer whose order it is; nothing is kept of a guest's, nor of
 * an attempt whose page others were led to. One that is kept already stays as it is.
 */
export const keepCard = async (
  database: Database,
  {
    attemptId,
    card,
    secret,
    now,
  }: { attemptId: string; card: SavedCardOfGateway; secret: string; now: number },
): Promise<void> => {
  const { gatewayToken, firstRef, scheme, lastDigits, expiresOn } = card;
  const digest = createHash('sha256').update(gatewayToken).digest('base64url');
  await sql`
    insert into saved_card (public_hash, customer_id, provider, token, token_digest, first_ref, scheme, last_digits, expires_on, created_at)
    select ${randomBytes(16).toString('base64url')}, o.customer_id, a.provider, ${sealed(gatewayToken, sealOf(secret))}, ${digest},
      ${firstRef}, ${scheme.slice(0, 40)}, ${lastDigits}, ${lastDayOf(expiresOn)}, ${new Date(now)}
    from payment_attempt a join "order" o on o.id = a.order_id
    where a.id = ${attemptId}::uuid and a.may_keep_card and o.customer_id is not null
    on conflict do nothing`.execute(database);
};

/**
 * Has no card be kept that pays an order by one of the attempts so far: somebody else than its customer is led to their
 * pages, and a card would be kept for her that is not hers.
 */
export const keepNoCard = async (database: Database, orderId: number): Promise<void> => {
  await database
    .updateTable('payment_attempt')
    .set({ may_keep_card: false })
    .where('order_id', '=', orderId)
    .where('may_keep_card', '=', true)
    .execute();
};

/** Returns the cards a customer has kept, the latest first. */
export const readSavedCards = async (database: Database, customerId: number): Promise<SavedCard[]> =>
  (
    await sql<SavedCard>`
      select public_hash, provider, scheme, last_digits, expires_on::text from saved_card
      where customer_id = ${customerId} and removed_at is null order by id desc`.execute(database)
  ).rows;

/** Returns by what a gateway charges a customer's card; undefined when she has none of this hash there. */
export const readCardToPay = async (
  database: Database,
  {
    hash,
    customerId,
    provider,
    secret,
  }: { hash: string; customerId: number; provider: string; secret: string },
): Promise<Pick<SavedCardOfGateway, 'gatewayToken' | 'firstRef'> | undefined> => {
  const { rows } = await sql<{ token: Buffer; first_ref: string }>`
    select token, first_ref from saved_card
    where public_hash = ${hash} and customer_id = ${customerId} and provider = ${provider} and removed_at is null`.execute(
    database,
  );
  const [card] = rows;
  const gatewayToken = card && unsealed(card.token, sealOf(secret));
  return card && gatewayToken ? { gatewayToken, firstRef: card.first_ref } : undefined;
};

/** Takes a card from its owner; its gateway is told to forget it afterwards. False when she has none of this hash. */
export const removeCard = async (
  database: Database,
  { hash, customerId, now }: { hash: string; customerId: number; now: number },
): Promise<boolean> => {
  const { rows } = await sql`
    update saved_card set removed_at = ${new Date(now)}
    where public_hash = ${hash} and customer_id = ${customerId} and removed_at is null returning id`.execute(
    database,
  );
  return rows.length > 0;
};

/** A card whose gateway is still to forget it; `token` is null where it cannot be read any more. */
type CardToForget = { id: number; provider: string; token: string | null };

/** Returns cards that nobody has any more, the longest first. */
export const readCardsToForget = async (
  database: Database,
  { secret, atMost }: { secret: string; atMost: number },
): Promise<CardToForget[]> => {
  const { rows } = await sql<{ id: number; provider: string; token: Buffer }>`
    select id, provider, token from saved_card where removed_at is not null or customer_id is null
    order by removed_at nulls first limit ${atMost}`.execute(database);
  return rows.map(({ id, provider, token }) => ({ id, provider, token: unsealed(token, sealOf(secret)) }));
};

/** Takes the row of a card away that its gateway has forgotten. */
export const deleteCard = async (database: Database, id: number): Promise<void> => {
  await sql`delete from saved_card where id = ${id}`.execute(database);
};
