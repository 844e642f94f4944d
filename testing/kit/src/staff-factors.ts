import type { Connection } from '@dijla/provider/database';
import { passwordHash } from '@dijla/provider/modules/customers/password-hash';
import { recoveryHash } from '@dijla/provider/modules/staff/factors/recovery-code';
import { sealed } from '@dijla/provider/call/sealed-secret';
import { sql } from 'kysely';
import { generate } from 'otplib';

type Shop = Pick<Connection, 'db'>;

/** The secret with which shops of tests sign and seal. */
export const testSecret = 'what tests sign with';

/** A password that the shop's rules allow. */
export const staffPassword = 'Palm-and-river-7';

const appSecret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
let hash: Promise<string> | undefined;

/** Gives a member the password of tests, hashed once a process. */
export const givePassword = async ({ db }: Shop, staffId: number): Promise<void> => {
  hash ??= passwordHash(staffPassword);
  await sql`update staff set password_hash = ${await hash} where id = ${staffId}`.execute(db);
};

/** Gives a member an app that shows codes; its codes are those of `codeAt`. */
export const giveApp = async (
  { db }: Shop,
  staffId: number,
  { isConfirmed = true }: { isConfirmed?: boolean } = {},
): Promise<number> => {
  const { id } = await db
    .insertInto('staff_factor')
    .values({
      staff_id: staffId,
      kind: 'totp',
      name: 'Phone',
      created_at: new Date(),
      confirmed_at: isConfirmed ? new Date() : null,
      sealed_secret: sealed(appSecret, { purpose: 'secrets of staff', shopSecret: testSecret }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** Gives a member a recovery code. */
export const giveRecoveryCode = async ({ db }: Shop, staffId: number, code: string): Promise<void> => {
  await db
    .insertInto('staff_recovery_code')
    .values({ staff_id: staffId, code_hash: recoveryHash(staffId, code, testSecret) })
    .execute();
};

/** The code an app shows at this moment (epoch milliseconds). */
export const codeAt = (now: number, secret = appSecret): Promise<string> =>
  generate({ secret, epoch: Math.floor(now / 1000) });
