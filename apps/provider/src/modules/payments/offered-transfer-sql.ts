import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../database/connect.ts';

/** How a transfer is made, by language: what a shopper is told at the checkout and once she has ordered. */
export type TransferInstructions = Readonly<Record<'en' | 'ar', string>>;

/**
 * Switches bank transfer on with these instructions in a shop whose owner has named no account; one that names an account is the owner's,
 * and stays on or off as it is.
 */
export const offerTransfer = async (
  transaction: DatabaseTransaction,
  instructions: TransferInstructions,
): Promise<void> => {
  await sql`
    with unnamed as (
      update payment_method m set is_active = true
      where m.code = 'banktransfer' and not exists (select from payment_method_text t where t.code = m.code and t.instructions ~ '[0-9]') returning m.code
    )
    update payment_method_text t set instructions = ${JSON.stringify(instructions)}::jsonb ->> t.language
    from unnamed where t.code = unnamed.code and ${JSON.stringify(instructions)}::jsonb ? t.language`.execute(
    transaction,
  );
};
