import { sql } from 'kysely';
import { type Seal, sealed, unsealed } from '../../../call/sealed-secret.ts';
import type { Database } from '../../../database/connect.ts';
import type { InstallmentIdentity } from '../gateways/installments/installment-service.ts';

/** A kept identity as its owner sees it: the ends of number and telephone alone. */
export type KeptIdentity = { id: number; label: string; number_end: string; phone_end: string };

const sealOf = (shopSecret: string): Seal => ({ purpose: 'identities', shopSecret });
const columns = sql`id, label, number_end, phone_end`;
const end = (text: string, length: number): string => text.slice(-length);

/** Identities that a customer may have: her own and those of her house. */
const identitiesAtMost = 10;

/** Keeps an identity sealed; null when the customer has as many as she may. */
export const insertIdentity = async (
  database: Database,
  given: { customerId: number; identity: InstallmentIdentity; label: string; secret: string; now: number },
): Promise<KeptIdentity | null> => {
  const { customerId, identity, label, secret, now } = given;
  const { rows } = await sql<KeptIdentity>`
    insert into installment_identity (customer_id, label, identity, number_end, phone_end, created_at)
    select ${customerId}, ${label}, ${sealed(JSON.stringify(identity), sealOf(secret))}, ${end(identity.number, 4)}, ${end(identity.phone, 3)}, ${new Date(now)}
    where (select count(*) from installment_identity where customer_id = ${customerId}) < ${identitiesAtMost}
    returning ${columns}`.execute(database);
  return rows[0] ?? null;
};

/** Returns the identities a customer has kept, the first first. */
export const readIdentities = async (database: Database, customerId: number): Promise<KeptIdentity[]> =>
  (
    await sql<KeptIdentity>`
      select ${columns} from installment_identity where customer_id = ${customerId} order by id`.execute(
      database,
    )
  ).rows;

type Named = { id: number; customerId: number };

/** Returns what a customer's identity is; undefined when she has none of this id, or it cannot be read any more. */
export const openIdentity = async (
  database: Database,
  { id, customerId, secret }: Named & { secret: string },
): Promise<InstallmentIdentity | undefined> => {
  const { rows } = await sql<{ identity: Buffer }>`
    select identity from installment_identity where id = ${id} and customer_id = ${customerId}`.execute(
    database,
  );
  const text = rows[0] && unsealed(rows[0].identity, sealOf(secret));
  return text ? (JSON.parse(text) as InstallmentIdentity) : undefined;
};

/** Takes an identity away. False when the customer has none of this id. */
export const deleteIdentity = async (database: Database, { id, customerId }: Named): Promise<boolean> => {
  const { rows } = await sql`
    delete from installment_identity where id = ${id} and customer_id = ${customerId} returning id`.execute(
    database,
  );
  return rows.length > 0;
};
