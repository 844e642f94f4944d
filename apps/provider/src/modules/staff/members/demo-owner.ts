import type { Author } from '../../../database/change-sql.ts';
import type { DatabaseTransaction } from '../../../database/connect.ts';
import { recordAct } from '../../audit/audit.ts';
import { passwordHash } from '../../customers/customers.ts';
import { foldedEmail, ownerRole, setRoles } from './staff-sql.ts';

export type DemoOwner = { email: string; name: string; password: string };

/**
 * Adds the owner that comes with the demo, who is let in on this machine alone; changes nothing where somebody
 * with this e-mail address is on the staff already (DESIGN §9).
 */
export const offerDemoOwner = async (
  transaction: DatabaseTransaction,
  { email, name, password }: DemoOwner,
  author: Author,
): Promise<void> => {
  const folded = foldedEmail(email);
  const existing = await transaction.selectFrom('staff').select('id').where('email', '=', folded).execute();
  if (existing.length > 0) return;
  const { id } = await transaction
    .insertInto('staff')
    .values({
      email: folded,
      name,
      language: 'ar',
      state: 'active',
      is_demo: true,
      password_hash: await passwordHash(password),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await setRoles(transaction, id, [ownerRole]);
  const after = { is_demo: true, roles: [ownerRole] };
  await recordAct(transaction, { act: 'added', entity: 'staff', entityId: id, before: null, after }, author);
};
