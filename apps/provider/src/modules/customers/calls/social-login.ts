import { randomBytes } from 'node:crypto';
import type { RequestContext } from '../../../call/call-handler.ts';
import { handleCall } from '../../../call/handle-call.ts';
import { isRefusal, type Refusal, refusal } from '../../../call/refusal.ts';
import { refusedProof } from '../codes/fresh-proof.ts';
import { sendFirstCode } from '../codes/send-first-code.ts';
import type { CustomerParts } from '../customer-parts.ts';
import { ownMobile } from '../profile/mobile-number.ts';
import { type Account, isEmailTaken, readAccount } from '../profile/profile-sql.ts';
import { isSessionLive } from '../sessions/session-sql.ts';
import { signIn } from '../sessions/sign-in.ts';
import { accountByPassword } from '../sessions/account-by-password.ts';
import { findIdentityAccount } from '../social/identity-sql.ts';
import { joinAccount, joinProvenAccount } from '../social/join-account.ts';
import {
  type JoiningSession,
  loginCookie,
  loginOf,
  type NamedLogin,
  noLoginCookie,
} from '../social/login-cookie.ts';
import type { LoginIdentity, LoginProvider } from '../social/login-provider.ts';
import { ownPathOf } from '../social/own-path.ts';
import { signUp } from '../social/sign-up.ts';

const usualPublicUrl = 'http://localhost:3000';
const random = () => randomBytes(32).toString('base64url');

const providerOf = ({ loginProviders }: CustomerParts, id: string): LoginProvider | undefined =>
  loginProviders.all.find((provider) => provider.id === id);

/** `GET /api/user/social/providers`: those of the settings, in their order. */
export const listLoginProviders = handleCall(
  'user/social/providers',
  ({ loginProviders }: CustomerParts) =>
    async () => ({ result: loginProviders.all.map(({ id, name }) => ({ id, name })) }),
);

type Asked = { provider: string; to?: string | undefined; joins?: JoiningSession };

/** Returns where the browser goes, with the cookie that keeps what has to come back from there. */
const begun = async (
  parts: CustomerParts,
  { joins, ...asked }: Asked,
  { now, store }: Pick<RequestContext, 'now' | 'store'>,
) => {
  const provider = providerOf(parts, asked.provider);
  if (provider === undefined) return refusal('user.social-login-failed');
  const flow = {
    state: random(),
    nonce: random(),
    verifier: random(),
    redirectUri: `${parts.settings.publicUrl ?? usualPublicUrl}/${store.code}/login/return`,
  };
  const url = await provider.begin(flow).catch(() => null);
  if (url === null) return refusal('user.social-login-failed', { provider: provider.name });
  const to = ownPathOf(asked.to) ?? `/${store.code}/my-account`;
  const added = joins === undefined ? {} : { joins };
  const login = { stage: 'under-way', provider: provider.id, to, ...added, ...flow } as const;
  return { result: { url: url.href }, cookies: [loginCookie(login, { now, secret: parts.secret })] };
};

/** `POST /api/user/social/begin` */
export const beginSocialLogin = handleCall(
  'user/social/begin',
  (parts: CustomerParts) =>
    async ({ body }, context) => {
      if (providerOf(parts, body.provider) === undefined) return refusal('user.social-login-failed');
      const counted = await parts.limits.socialLogins.count(context.address);
      return isRefusal(counted) ? counted : begun(parts, body, context);
    },
);

/** `POST /api/user/identities/begin`: a token alone adds no login, which would outlive it. */
export const beginIdentity = handleCall(
  'user/begin-identity',
  (parts: CustomerParts) =>
    async ({ body: { provider, to, ...proof } }, context) => {
      const { customer } = context;
      const joins = { customerId: customer.id, sessionId: customer.session_id };
      if (providerOf(parts, provider) === undefined) return refusal('user.social-login-failed');
      const refused = await refusedProof(parts, { customer, act: 'add-login', proof }, context);
      if (refused) return refused;
      const counted = await parts.limits.socialLogins.count(context.address);
      return isRefusal(counted) ? counted : begun(parts, { provider, to, joins }, context);
    },
);

/** The account of who came back: theirs already, the one that adds the login, or one of the same proven address. */
const accountOf = async (
  { database }: CustomerParts,
  {
    provider,
    joins,
    identity,
  }: { provider: string; joins: JoiningSession | undefined; identity: LoginIdentity },
  context: RequestContext,
): Promise<Account | Refusal | null> => {
  const key = { provider, subject: identity.subject };
  const known = await findIdentityAccount(database, key, context.now);
  if (joins === undefined) return known ?? joinProvenAccount(database, { provider, identity }, context);
  if (known !== undefined) return known.id === joins.customerId ? known : refusal('user.identity-taken');
  // A new password ends the session, and with it what a thief has begun.
  const isLive = await isSessionLive(database, joins, context.now);
  const account = isLive ? await readAccount(database, joins.customerId) : undefined;
  if (account === undefined) return refusal('user.social-login-ended');
  return joinAccount(database, { account, key }, context);
};

/** The answer of a login whose account is known; refuses a disabled one. */
const signedIn = async (parts: CustomerParts, account: Account, context: RequestContext) => {
  const session = account.is_active ? await signIn(parts, account, context) : null;
  if (session === null) return refusal('user.disabled');
  return { ...session, cookies: [...session.cookies, noLoginCookie] };
};

/** A refusal after which a login cannot go on. */
const ended = (refused: Refusal): Refusal => ({ ...refused, cookies: [noLoginCookie] });

/** What a page asks of somebody who has no account yet, or none that is known to be theirs. */
const toKnow = async ({ database }: CustomerParts, { email, firstname, lastname }: LoginIdentity) => ({
  email,
  firstname,
  lastname,
  has_account: email !== null && (await isEmailTaken(database, email)),
});

/** `POST /api/user/social/finish`: signs in who came back, or answers what has to be known first. */
export const finishSocialLogin = handleCall(
  'user/social/finish',
  (parts: CustomerParts) =>
    async ({ body }, context) => {
      const { secret } = parts;
      const login = loginOf(context, secret);
      if (login?.stage !== 'under-way') return ended(refusal('user.social-login-ended'));
      const provider = providerOf(parts, login.provider);
      if (provider === undefined) return ended(refusal('user.social-login-failed'));
      const { name } = provider;
      const returned = URL.parse(`${login.redirectUri}?${body.returned}`);
      if (returned?.searchParams.get('error') === 'access_denied')
        return ended(refusal('user.social-login-cancelled', { provider: name }));
      const counted = await parts.limits.socialLogins.count(context.address);
      if (isRefusal(counted)) return counted;
      const identity = returned && (await provider.finish(login, returned).catch(() => null));
      if (identity === null) return ended(refusal('user.social-login-failed', { provider: name }));
      const back = { provider: provider.id, joins: login.joins, identity };
      const account = await accountOf(parts, back, context);
      const answer = { to: login.to, provider: name };
      if (account === null) {
        const named: NamedLogin = { stage: 'named', provider: provider.id, identity };
        const result = { ...answer, token: null, unknown: await toKnow(parts, identity) };
        return { result, meta: {}, cookies: [loginCookie(named, { now: context.now, secret })] };
      }
      if (isRefusal(account)) return ended(account);
      const session = await signedIn(parts, account, context);
      if (isRefusal(session)) return ended(session);
      return { ...session, result: { ...answer, token: session.result, unknown: null } };
    },
);

/** `POST /api/user/social/sign-up`: an account of their own for who came back. */
export const signUpBySocialLogin = handleCall(
  'user/social/sign-up',
  (parts: CustomerParts) =>
    async ({ body }, context) => {
      const login = loginOf(context, parts.secret);
      if (login?.stage !== 'named') return refusal('user.social-login-ended');
      const { provider, identity } = login;
      const email = identity.email ?? body.email?.toLowerCase();
      if (email === undefined) return refusal('user.registration-invalid');
      const telephone = body.mobilenumber ? ownMobile(body.mobilenumber) : null;
      if (isRefusal(telephone)) return telephone;
      const personal = { email, firstname: body.firstname, lastname: body.lastname, telephone };
      const key = { provider, subject: identity.subject };
      const row = await signUp(parts, { personal, isEmailVerified: identity.isEmailVerified, key }, context);
      if (isRefusal(row)) return row;
      const account = await readAccount(parts.database, row.id);
      if (account === undefined) return refusal('user.social-login-failed');
      const session = await signedIn(parts, account, context);
      if (isRefusal(session)) return session;
      const cookies = [...session.cookies, ...(await sendFirstCode(parts, row, context))];
      return { ...session, cookies };
    },
);

/** `POST /api/user/social/join`: joins who came back to an account they have, by its password. */
export const joinBySocialLogin = handleCall(
  'user/social/join',
  (parts: CustomerParts) =>
    async ({ body }, context) => {
      const login = loginOf(context, parts.secret);
      if (login?.stage !== 'named') return refusal('user.social-login-ended');
      const account = await accountByPassword(parts, body, context);
      if (isRefusal(account)) return account;
      const key = { provider: login.provider, subject: login.identity.subject };
      const joined = await joinAccount(parts.database, { account, key }, context);
      return isRefusal(joined) ? joined : signedIn(parts, joined, context);
    },
);
