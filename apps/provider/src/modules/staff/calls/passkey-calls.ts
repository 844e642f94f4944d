import { handleCall } from '../../../call/handle-call.ts';
import { isRefusal, refusal, type Refusal } from '../../../call/refusal.ts';
import { inTransaction } from '../../../database/in-transaction.ts';
import { handleDeskWrite } from '../../audit/audit.ts';
import { readMessageBrand } from '../../shop-brand/shop-brand.ts';
import { findPasskeyOwner, insertPasskey, readFactors } from '../factors/factor-sql.ts';
import { giveRecoveryCodes } from '../factors/give-recovery-codes.ts';
import {
  askForNewPasskey,
  askForPasskey,
  checkNewPasskey,
  type GivenCredential,
  type PasskeyPlace,
} from '../../passkeys/passkeys.ts';
import { checkFactor, passkeysOf } from '../factors/passkeys.ts';
import { lockSignIn } from '../members/staff-sql.ts';
import { openedAnswer, openingOf } from '../sessions/opened-answer.ts';
import { beginSession, type Opening } from '../sessions/opened-session.ts';
import { mayAddFactor, preparePassword } from '../sessions/stepped-up.ts';
import { noteStepUp } from '../sessions/staff-session-sql.ts';
import type { StaffParts, StaffWriteParts } from '../staff-parts.ts';

/** Whom a passkey is asked of at sign-in: nobody is known yet. */
const signingIn = { purpose: 'desk-sign-in', whose: null } as const;

const addingOf = (staffId: number) => ({ purpose: 'desk-add', whose: String(staffId) }) as const;

/** `GET /api/desk/factors/passkey`: what a browser makes a new passkey by. */
export const beginPasskey = handleCall(
  'desk/begin-passkey',
  ({ database, secret }: StaffParts) =>
    async (_, { staff, store, now, pageOrigin: origin }) => {
      const [factors, { name: shop }] = [
        await readFactors(database, staff.id),
        await readMessageBrand(database, store.language),
      ];
      const owner = { handle: String(staff.id), name: staff.email, displayName: staff.name };
      const asked = { owner, shop, known: passkeysOf(factors) };
      return { result: { ...(await askForNewPasskey({ origin, secret, now }, addingOf(staff.id), asked)) } };
    },
);

/** `POST /api/desk/factors/passkey`: adds what the browser made; it was used just now. */
export const addPasskey = handleDeskWrite(
  'desk/add-passkey',
  (parts: StaffWriteParts) =>
    async ({ body: { name, credential } }, { transaction, act, staff, pageOrigin, now, prepared }) => {
      const factors = await mayAddFactor(prepared, { transaction, staff, now });
      if (isRefusal(factors)) return factors;
      const place = { origin: pageOrigin, secret: parts.secret, now };
      const made = await checkNewPasskey(transaction, { credential, use: addingOf(staff.id) }, place);
      const id = made && (await insertPasskey(transaction, { ...made, staffId: staff.id, name, now }));
      if (id === null) return refusal('desk.passkey-wrong');
      await noteStepUp(transaction, staff.session_id, now);
      await act({
        act: 'added',
        entity: 'staff_factor',
        entityId: id,
        before: null,
        after: { kind: 'passkey' },
      });
      const isFirst = factors.length === 0;
      const recovery_codes = isFirst ? await giveRecoveryCodes(transaction, staff.id, parts.secret) : null;
      return { result: { factor_id: id, recovery_codes } };
    },
  preparePassword,
);

/** `GET /api/desk/session/passkey`: the same for everybody, so that it tells nothing of who is on the staff. */
export const beginPasskeySignIn = handleCall(
  'desk/begin-passkey-sign-in',
  ({ secret }: StaffWriteParts) =>
    async (_, { now, pageOrigin: origin }) => ({
      result: { ...(await askForPasskey({ origin, secret, now }, signingIn)) },
    }),
);

const signedInByPasskey = (
  { database }: StaffParts,
  { credential, isLocal, place }: { credential: GivenCredential; isLocal: boolean; place: PasskeyPlace },
  opening: Opening,
): Promise<string | Refusal> =>
  inTransaction(database, async (transaction) => {
    const staffId = await findPasskeyOwner(transaction, credential.id);
    const member = staffId === undefined ? undefined : await lockSignIn(transaction, staffId);
    const isWelcome = member && member.state !== 'invited' && (!member.is_demo || isLocal);
    if (!isWelcome) return refusal('desk.passkey-wrong');
    const factors = await readFactors(transaction, member.id);
    const given = { credential, factors, use: signingIn };
    if (!(await checkFactor(transaction, given, place))) return refusal('desk.passkey-wrong');
    if (member.state === 'disabled') return refusal('desk.disabled');
    const session = { staffId: member.id, act: 'signed-in', hasFactor: true } as const;
    return beginSession(transaction, session, opening);
  });

/** `POST /api/desk/session/passkey`: a passkey is both factors, as it asks for a finger, a face or a PIN. */
export const signInByPasskey = handleCall(
  'desk/sign-in-by-passkey',
  (parts: StaffParts) =>
    async ({ body: { credential } }, context) => {
      const tried = await parts.limits.deskLinks.begin(context.address);
      if (isRefusal(tried)) return tried;
      const { isLocal, pageOrigin: origin, now } = context;
      const asked = { credential, isLocal, place: { origin, secret: parts.secret, now } };
      const token = await signedInByPasskey(parts, asked, openingOf(context));
      if (isRefusal(token)) return token;
      await tried.wasRight();
      return openedAnswer(parts.database, token, context);
    },
);
