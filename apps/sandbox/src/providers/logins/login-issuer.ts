import { createSign, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { facebookAnswers } from './facebook-answers.ts';
import { clientId, type LoginAnswer, loginGrants, type LoginRequest, type Person } from './login-grants.ts';

const base64url = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A signed ID token (RS256). */
const signed = (claims: object, key: KeyObject): string => {
  const text = `${base64url({ alg: 'RS256', kid: 'one', typ: 'JWT' })}.${base64url(claims)}`;
  return `${text}.${createSign('sha256').update(text).sign(key).toString('base64url')}`;
};

type IssuerParts = {
  /** The address of the provider. */
  issuer: () => string;
  now?: () => number;
  newId: () => string;
};

const discoveryOf = (issuer: string, padding: string): LoginAnswer => ({
  body: {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    padding,
  },
});

/** What comes back from whoever cancels, by the address that the shop made. */
export const cancelled = (address: string): string =>
  new URLSearchParams({
    error: 'access_denied',
    state: new URL(address).searchParams.get('state') ?? '',
  }).toString();

const newKeys = () => generateKeyPairSync('rsa', { modulusLength: 2048 });

/**
 * A login provider that speaks OpenID Connect and Facebook's API as the two do: it checks client, code, redirect address
 * and PKCE, signs ID tokens, and wants the proof of the app's secret.
 */
export const loginIssuer = ({ issuer, now = Date.now, newId }: IssuerParts) => {
  // Made for the first who logs in, and not while the shop starts.
  let made: ReturnType<typeof newKeys> | undefined;
  const keys = () => (made ??= newKeys());
  const grants = loginGrants(newId);
  const facebook = facebookAnswers(grants);
  const state = { signsByAnother: false, padding: '' };

  const token = (request: LoginRequest, isFacebook: boolean): LoginAnswer => {
    const exchanged = grants.exchange(request);
    if ('refused' in exchanged) return exchanged.refused;
    const { person, nonce, accessToken: access_token } = exchanged;
    if (isFacebook) return { body: { access_token, token_type: 'bearer', expires_in: 5_000_000 } };
    const { claims, ...own } = person;
    const at = Math.floor(now() / 1000);
    const whole = { iss: issuer(), aud: clientId, iat: at, exp: at + 300, nonce, ...own, ...claims };
    const key = (state.signsByAnother ? newKeys() : keys()).privateKey;
    return { body: { access_token, token_type: 'Bearer', id_token: signed(whole, key) } };
  };

  const answers: Readonly<Record<string, (request: LoginRequest) => LoginAnswer>> = {
    '/.well-known/openid-configuration': () => discoveryOf(issuer(), state.padding),
    '/jwks': () => ({
      body: {
        keys: [{ ...keys().publicKey.export({ format: 'jwk' }), kid: 'one', use: 'sig', alg: 'RS256' }],
      },
    }),
    '/token': (request) => token(request, false),
    '/v24.0/oauth/access_token': (request) => token(request, true),
    '/v24.0/debug_token': ({ query }) => facebook.debugToken(query),
    '/v24.0/me': ({ query }) => facebook.me(query),
  };

  return {
    /** Null for a path that it does not have. */
    answerOf: (request: LoginRequest): LoginAnswer | null => answers[request.path]?.(request) ?? null,
    approve: grants.approve,
    /** A token of Facebook as an app of a client gets it. */
    facebookToken: (
      person: Person,
      { app = clientId, expiresAt = 0, isValid = true, me }: Partial<FacebookToken> = {},
    ): string => grants.give({ ...person, app, expiresAt, isValid, ...(me === undefined ? {} : { me }) }),
    /** Signs with a key that nobody has published, or with its own again. */
    signByAnotherKey: (isAnother: boolean) => void (state.signsByAnother = isAnother),
    /** Makes the answers about itself this many characters longer. */
    pad: (length: number) => void (state.padding = 'x'.repeat(length)),
  };
};

type FacebookToken = { app: string; expiresAt: number; isValid: boolean; me: string };
