import type { RefusalCode } from '@dijla/contract/client';
import type { RequestContext } from '../../../call/call-handler.ts';
import { handleCall } from '../../../call/handle-call.ts';
import { objectRefusal } from '../../../call/object-refusal.ts';
import { isRefusal, type Refusal, refusal } from '../../../call/refusal.ts';
import { sendFirstCode } from '../codes/send-first-code.ts';
import type { CustomerParts } from '../customer-parts.ts';
import { ownMobile } from '../profile/mobile-number.ts';
import { readAccount } from '../profile/profile-sql.ts';
import { signIn } from '../sessions/sign-in.ts';
import { findIdentityAccount } from '../social/identity-sql.ts';
import type { LoginIdentity } from '../social/login-provider.ts';
import { signUp } from '../social/sign-up.ts';

/** Clients of these calls read `errorMessage` (wire §11). */
const worded = ({ store }: RequestContext, code: RefusalCode, because?: Refusal): Refusal =>
  objectRefusal(refusal(code), { language: store.language, ...(because && { because }) });

/** Returns who a token of Facebook is of, or the refusal of one that is not good here. */
const identified = async (
  { loginProviders: { facebook }, limits }: CustomerParts,
  { accessToken = '', failed }: { accessToken: string | undefined; failed: RefusalCode },
  context: RequestContext,
): Promise<LoginIdentity | Refusal> => {
  if (facebook === undefined) return worded(context, failed);
  const counted = await limits.socialLogins.count(context.address);
  if (isRefusal(counted)) return counted;
  return facebook.identityOfToken(accessToken).catch(() => worded(context, failed));
};

const keyOf = ({ subject }: LoginIdentity) => ({ provider: 'facebook', subject });

/** `POST /api/ext/facebook/login/{accessToken}` (wire §11): never joins an account by its e-mail address. */
export const logInByFacebook = handleCall(
  'user/login-by-facebook',
  (parts: CustomerParts) =>
    async ({ params }, context) => {
      const failed = 'user.facebook-login-failed';
      const identity = await identified(parts, { accessToken: params['accessToken'], failed }, context);
      if (isRefusal(identity)) return identity;
      const account = await findIdentityAccount(parts.database, keyOf(identity), context.now);
      if (account === undefined) return worded(context, 'user.facebook-not-linked');
      if (!account.is_active) return refusal('user.disabled');
      return (await signIn(parts, account, context)) ?? worded(context, failed);
    },
);

/**
 * `POST /api/ext/facebook/signup/{accessToken}` (wire §11). Needs an e-mail address at Facebook that no customer has; the
 * number is verified by a code as any other.
 */
export const signUpByFacebook = handleCall(
  'user/sign-up-by-facebook',
  (parts: CustomerParts) =>
    async ({ params, body }, context) => {
      const failed = 'user.facebook-signup-failed';
      const identity = await identified(parts, { accessToken: params['accessToken'], failed }, context);
      if (isRefusal(identity)) return identity;
      const telephone = body.phone ? ownMobile(body.phone) : null;
      if (isRefusal(telephone)) return worded(context, failed, telephone);
      const { email, firstname, lastname } = identity;
      const known = await findIdentityAccount(parts.database, keyOf(identity), context.now);
      if (known === undefined && email === null) return worded(context, 'user.facebook-without-email');
      const row =
        known ??
        (await signUp(
          parts,
          {
            personal: { email: email ?? '', firstname, lastname, telephone },
            isEmailVerified: false,
            key: keyOf(identity),
          },
          context,
        ));
      if (isRefusal(row)) return row.code === 'request.too-many' ? row : worded(context, failed, row);
      const account = known ?? (await readAccount(parts.database, row.id));
      if (account?.is_active === false) return refusal('user.disabled');
      const session = account && (await signIn(parts, account, context));
      if (!session) return worded(context, failed);
      const codes = known ? [] : await sendFirstCode(parts, { id: row.id, telephone }, context);
      return { ...session, cookies: [...session.cookies, ...codes] };
    },
);
