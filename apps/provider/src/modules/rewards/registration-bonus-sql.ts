import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../database/connect.ts';
import { mailboxOf } from '../newsletter/newsletter.ts';

/** Digests of the number and the mailbox that a customer has proven, in one order, so that no two wait for each other. */
const provenContacts = async (transaction: DatabaseTransaction, customerId: number): Promise<Buffer[]> => {
  const customer = await transaction
    .selectFrom('customer')
    .select(['email', 'email_verified_at', 'telephone', 'telephone_verified_at'])
    .where('id', '=', customerId)
    .executeTakeFirst();
  if (customer === undefined) return [];
  const { email, email_verified_at: byEmail, telephone, telephone_verified_at: byTelephone } = customer;
  const proven = [
    ...(byTelephone !== null && telephone !== null ? [`telephone ${telephone}`] : []),
    ...(byEmail === null ? [] : [`mailbox ${mailboxOf(email)}`]),
  ];
  return proven
    .map((contact) => createHash('sha256').update(contact).digest())
    .toSorted((one, other) => one.compare(other));
};

/**
 * Keeps that what a customer has proven earns the points of a registration. False when her number or mailbox has earned
 * them before, with whatever account.
 */
export const claimRegistrationBonus = async (
  transaction: DatabaseTransaction,
  customerId: number,
  now: number,
): Promise<boolean> => {
  const contacts = await provenContacts(transaction, customerId);
  if (contacts.length === 0) return false;
  const { rows } = await sql`
    insert into registration_bonus_given (contact_digest, given_at)
    select contact, ${new Date(now)}::timestamptz from unnest(${contacts}::bytea[]) with ordinality as given (contact, place) order by place
    on conflict do nothing returning 1`.execute(transaction);
  return rows.length === contacts.length;
};
