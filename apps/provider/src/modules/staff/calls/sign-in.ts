import { handleCall } from '../../../call/handle-call.ts';
import { isRefusal, refusal, type Refusal } from '../../../call/refusal.ts';
import { inTransaction } from '../../../database/in-transaction.ts';
import { checkCode } from '../factors/check-code.ts';
import { countRecoveryCodes, type FactorRow, readFactors } from '../factors/factor-sql.ts';
import { findSignIn, foldedEmail, lockSignIn, type SignInRow } from '../members/staff-sql.ts';
import { openedAnswer, openingOf } from '../sessions/opened-answer.ts';
import { beginSession, type Opening } from '../sessions/opened-session.ts';
import type { StaffParts } from '../staff-parts.ts';

/** Says that a code is needed, and what the member has to give one with. */
const codeNeeded = async (
  { database }: StaffParts,
  staffId: number,
  factors: readonly FactorRow[],
): Promise<Refusal> => {
  const ways = [
    ...new Set(factors.map(({ kind }) => kind)),
    ...((await countRecoveryCodes(database, staffId)) > 0 ? ['recovery-code'] : []),
  ];
  return { ...refusal('desk.code-needed'), meta: { ways } };
};

/** Begins the session of a member whose password was right, if it still is and the code is right too. */
const signedIn = (
  { database, secret }: StaffParts,
  { member, code }: { member: SignInRow; code: string | null },
  opening: Opening,
): Promise<string | Refusal> =>
  inTransaction(database, async (transaction) => {
    const locked = await lockSignIn(transaction, member.id);
    if (locked?.state !== 'active' || locked.password_hash !== member.password_hash)
      return refusal('desk.sign-in-incorrect');
    const factors = await readFactors(transaction, member.id);
    if (code === null && factors.length > 0) return refusal('desk.code-needed');
    const given = { staffId: member.id, factors, typed: code ?? '' };
    if (code !== null && !(await checkCode(transaction, given, { now: opening.now, secret })))
      return refusal('desk.code-wrong');
    return beginSession(
      transaction,
      { staffId: member.id, act: 'signed-in', hasFactor: code !== null },
      opening,
    );
  });

/** Signs in a member whose password was right. */
const withFactor = async (
  parts: StaffParts,
  { member, code }: { member: SignInRow; code: string | undefined },
  opening: Opening,
): Promise<string | Refusal> => {
  const factors = await readFactors(parts.database, member.id);
  if (factors.length === 0)
    return member.is_demo ? signedIn(parts, { member, code: null }, opening) : refusal('desk.factor-missing');
  if (code === undefined || code.trim() === '') return codeNeeded(parts, member.id, factors);
  const guess = await parts.limits.deskCodes.begin({ account: String(member.id), address: opening.address });
  if (isRefusal(guess)) return guess;
  const token = await signedIn(parts, { member, code }, opening);
  if (!isRefusal(token)) await guess.wasRight();
  return token;
};

/**
 * `POST /api/desk/session`: signs in by password and second factor. An unknown e-mail address, a wrong password, a
 * member without one and the demo's owner elsewhere get the same answer in the same time; only who knows the
 * password learns that a member is disabled or has a second factor (DESIGN §9).
 */
export const signIn = handleCall(
  'desk/sign-in',
  (parts: StaffParts) =>
    async ({ body: { email, password, code } }, context) => {
      const found = await findSignIn(parts.database, email);
      const isRight = await parts.passwords.isRight({
        whose: { staffEmail: foldedEmail(email) },
        address: context.address,
        hash: found?.password_hash ?? null,
        password,
        gone: context.gone,
      });
      if (isRefusal(isRight)) return isRight;
      const isElsewhere = found?.is_demo === true && !context.isLocal;
      if (!isRight || !found || isElsewhere || found.state === 'invited')
        return refusal('desk.sign-in-incorrect');
      if (found.state === 'disabled') return refusal('desk.disabled');
      const token = await withFactor(parts, { member: found, code }, openingOf(context));
      return isRefusal(token) ? token : openedAnswer(parts.database, token, context);
    },
);
