import { createHash } from 'node:crypto';

/** Who logs in there. `claims` are added to those of the ID token, and may replace them. */
export type Person = {
  sub: string;
  email?: string;
  email_verified?: boolean;
  given_name?: string;
  family_name?: string;
  claims?: Readonly<Record<string, unknown>>;
};

/** What the shop shows that it is itself by. */
export const [clientId, clientSecret] = ['shop', 'a secret of the shop / there'];

type Given = { person: Person; redirectUri: string; nonce: string | null; challenge: string };

/** Whether the client showed its secret, in the header or in the body. */
const isClient = (authorization: string | undefined, body: URLSearchParams): boolean => {
  const [id, secret] = Buffer.from(authorization?.split(' ')[1] ?? '', 'base64')
    .toString()
    .split(':')
    .map((part) => decodeURIComponent(part.replaceAll('+', ' ')));
  return body.get('client_id') === clientId && body.get('client_secret') === clientSecret
    ? true
    : id === clientId && secret === clientSecret;
};

export type LoginAnswer = { status?: number; body: object };

/** A request of the shop: `path` begins after the issuer's address. */
export type LoginRequest = {
  path: string;
  query: URLSearchParams;
  authorization: string | undefined;
  body: string;
};

/** A token of a person, as it was given to an app. */
type LoginToken = Person & {
  app: string;
  /** Seconds since 1970; 0 for one that does not end. */
  expiresAt: number;
  isValid: boolean;
  /** Whom it names when it is asked, if another. */
  me?: string;
};

/** What a code was exchanged for, or the refusal of it. */
type Exchanged = { refused: LoginAnswer } | { person: Person; nonce: string | null; accessToken: string };

/** The codes and tokens that a provider has given. */
export const loginGrants = (newId: () => string) => {
  const codes = new Map<string, Given>();
  const tokens = new Map<string, LoginToken>();
  const give = (token: LoginToken): string => {
    const given = newId();
    tokens.set(given, token);
    return given;
  };
  return {
    give,
    find: (token: string): LoginToken | undefined => tokens.get(token),
    /** What a browser does there: takes an address that the shop made, and returns the query that comes back. */
    approve: (address: string, person: Person): string => {
      const asked = new URL(address).searchParams;
      const code = newId();
      codes.set(code, {
        person,
        redirectUri: asked.get('redirect_uri') ?? '',
        nonce: asked.get('nonce'),
        challenge: asked.get('code_challenge') ?? '',
      });
      return new URLSearchParams({ code, state: asked.get('state') ?? '' }).toString();
    },
    /** Exchanges a code once, for the shop that shows its secret and what PKCE asks for. */
    exchange: (request: LoginRequest): Exchanged => {
      const body = new URLSearchParams(request.body);
      const code = body.get('code') ?? '';
      const given = codes.get(code);
      codes.delete(code);
      const challenge = createHash('sha256')
        .update(body.get('code_verifier') ?? '')
        .digest('base64url');
      if (!isClient(request.authorization, body))
        return { refused: { status: 401, body: { error: 'invalid_client' } } };
      if (given?.challenge !== challenge || given.redirectUri !== body.get('redirect_uri'))
        return { refused: { status: 400, body: { error: 'invalid_grant' } } };
      const { person, nonce } = given;
      const accessToken = give({ ...person, app: clientId, expiresAt: 0, isValid: true });
      return { person, nonce, accessToken };
    },
  };
};
