import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../database/connect.ts';
import type { Language } from '@dijla/contract/store-views';

/** Instructions for a bank transfer, by language, shown to the shopper at checkout and after ordering. */
export type TransferInstructions = Readonly<Partial<Record<Language, string>>>;

/**
 * Enables bank transfer with these instructions unless the stored ones name an account (contain a digit).
 * Those are the owner's and stay as they are, enabled or not.
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
