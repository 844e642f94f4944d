import { handleCall } from '../../../call/handle-call.ts';
import { idInPath } from '../../../call/id-in-path.ts';
import { isRefusal, refusal } from '../../../call/refusal.ts';
import { type AuditAct, handleDeskWrite } from '../../audit/audit.ts';
import { readMessageBrand } from '../../shop-brand/shop-brand.ts';
import { checkTotp } from '../factors/check-code.ts';
import {
  confirmFactor,
  countRecoveryCodes,
  deleteFactor,
  findUnconfirmed,
  insertTotp,
  readFactors,
} from '../factors/factor-sql.ts';
import { giveRecoveryCodes } from '../factors/give-recovery-codes.ts';
import { sealed } from '../../../call/sealed-secret.ts';
import { newTotp } from '../factors/totp.ts';
import { lockSignIn, readSignInState } from '../members/staff-sql.ts';
import { mayAddFactor, preparePassword } from '../sessions/stepped-up.ts';
import { noteStepUp } from '../sessions/staff-session-sql.ts';
import type { StaffParts, StaffWriteParts } from '../staff-parts.ts';

const factorId = { name: 'factorId', thing: 'factor' };
const done = (act: AuditAct, entityId: number, after: object | null = null) => ({
  act,
  entity: 'staff_factor' as const,
  entityId,
  before: null,
  after,
});

/** `GET /api/desk/factors`: what the caller signs in with. */
export const listFactors = handleCall('desk/factors', ({ database }: StaffParts) => async (_, { staff }) => {
  const { has_password } = await readSignInState(database, staff.id);
  const factors = await readFactors(database, staff.id);
  return {
    result: {
      has_password,
      factors: factors.map(({ id, kind, name, created_at, last_used_at }) => ({
        id,
        kind,
        name,
        created_at: created_at.toISOString(),
        last_used_at: last_used_at?.toISOString() ?? null,
      })),
      recovery_codes_left: await countRecoveryCodes(database, staff.id),
    },
  };
});

/** `POST /api/desk/factors/totp`: a secret for an app, which counts once it is confirmed. */
export const beginTotp = handleDeskWrite(
  'desk/begin-totp',
  (parts: StaffWriteParts) =>
    async ({ body: { name } }, { transaction, act, staff, store, now, prepared }) => {
      const factors = await mayAddFactor(prepared, { transaction, staff, now });
      if (isRefusal(factors)) return factors;
      const { name: shop } = await readMessageBrand(transaction, store.language);
      const { secret, uri, qr } = newTotp({ shop, email: staff.email });
      const id = await insertTotp(transaction, {
        staffId: staff.id,
        name,
        sealedSecret: sealed(secret, { purpose: 'secrets of staff', shopSecret: parts.secret }),
        now,
      });
      await act(done('began', id, { kind: 'totp' }));
      return { result: { factor_id: id, secret, uri, qr } };
    },
  preparePassword,
);

/** `POST /api/desk/factors/totp/{factorId}`: a right code makes the app a factor, and was given just now. */
export const confirmTotp = handleDeskWrite(
  'desk/confirm-totp',
  ({ secret, limits }: StaffWriteParts) =>
    async ({ params, body: { code } }, { transaction, act, staff, now, address }) => {
      const id = idInPath(params, factorId);
      if (isRefusal(id)) return id;
      const guess = await limits.deskCodes.begin({ account: String(staff.id), address });
      if (isRefusal(guess)) return guess;
      await lockSignIn(transaction, staff.id);
      const factor = await findUnconfirmed(transaction, { staffId: staff.id, factorId: id });
      if (factor === undefined) {
        await guess.wasNotTried();
        return refusal('desk.factor-not-found');
      }
      if (!(await checkTotp(transaction, { factor, typed: code }, { now, secret })))
        return refusal('desk.code-wrong');
      await guess.wasRight();
      const isFirst = (await readFactors(transaction, staff.id)).length === 0;
      await confirmFactor(transaction, id, now);
      await noteStepUp(transaction, staff.session_id, now);
      await act(done('added', id, { kind: 'totp' }));
      const recovery_codes = isFirst ? await giveRecoveryCodes(transaction, staff.id, secret) : null;
      return { result: { recovery_codes } };
    },
);

/** `DELETE /api/desk/factors/{factorId}`: the last one stays, but for the demo's owner, who needs none. */
export const removeFactor = handleDeskWrite(
  'desk/remove-factor',
  () =>
    async ({ params }, { transaction, act, staff }) => {
      const id = idInPath(params, factorId);
      if (isRefusal(id)) return id;
      await lockSignIn(transaction, staff.id);
      const factors = await readFactors(transaction, staff.id);
      const factor = factors.find((each) => each.id === id);
      if (factor === undefined) return refusal('desk.factor-not-found');
      if (factors.length === 1 && !staff.is_demo) return refusal('desk.last-factor');
      await deleteFactor(transaction, id);
      await act({ ...done('removed', id), before: { kind: factor.kind } });
      return { result: true };
    },
);

/** `POST /api/desk/recovery-codes`: new ones, which take the place of those of before. */
export const renewRecoveryCodes = handleDeskWrite(
  'desk/renew-recovery-codes',
  ({ secret }: StaffWriteParts) =>
    async (_, { transaction, act, staff }) => {
      await lockSignIn(transaction, staff.id);
      if ((await readFactors(transaction, staff.id)).length === 0) return refusal('desk.factor-missing');
      const recovery_codes = await giveRecoveryCodes(transaction, staff.id, secret);
      await act({
        act: 'recovery-codes-renewed',
        entity: 'staff',
        entityId: staff.id,
        before: null,
        after: null,
      });
      return { result: { recovery_codes } };
    },
);
