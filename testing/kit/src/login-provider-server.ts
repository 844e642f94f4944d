import {
  createHash,
  createHmac,
  createSign,
  generateKeyPairSync,
  type KeyObject,
  randomUUID,
} from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Who logs in there. `claims` are added to those of the ID token, and may replace them. */
export type Person = {
  sub: string;
  email?: string;
  email_verified?: boolean;
  given_name?: string;
  family_name?: string;
  claims?: Readonly<Record<string, unknown>>;
};

const [clientId, clientSecret] = ['shop', 'a secret of the shop / there'];

type Given = { person: Person; redirectUri: string; nonce: string | null; challenge: string };

const base64url = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A signed ID token (RS256). */
const signed = (claims: object, key: KeyObject): string => {
  const text = `${base64url({ alg: 'RS256', kid: 'one', typ: 'JWT' })}.${base64url(claims)}`;
  return `${text}.${createSign('sha256').update(text).sign(key).toString('base64url')}`;
};

const bodyOf = async (request: IncomingMessage): Promise<URLSearchParams> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return new URLSearchParams(Buffer.concat(parts).toString());
};

/** Whether the client showed its secret, in the header or in the body. */
const isClient = ({ headers }: IncomingMessage, body: URLSearchParams): boolean => {
  const [id, secret] = Buffer.from(headers.authorization?.split(' ')[1] ?? '', 'base64')
    .toString()
    .split(':')
    .map((part) => decodeURIComponent(part.replaceAll('+', ' ')));
  return body.get('client_id') === clientId && body.get('client_secret') === clientSecret
    ? true
    : id === clientId && secret === clientSecret;
};

type Answer = { status?: number; body: object };

/**
 * A login provider that speaks OpenID Connect and Facebook's API as the two do, on this machine: it checks client, code,
 * redirect address and PKCE, signs ID tokens, and wants the proof of the app's secret. `approve` is what a
 * browser does there: it takes an address that the shop made and returns the query that comes back.
 */
export const loginProviderServer = async () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const another = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
  const codes = new Map<string, Given>();
  const tokens = new Map<
    string,
    Person & { app: string; expiresAt: number; isValid: boolean; me?: string }
  >();
  const state = { key: privateKey, isAway: false, padding: '' };
  let issuer = '';

  const discovery = (): Answer => ({
    body: {
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      padding: state.padding,
    },
  });

  const token = (request: IncomingMessage, body: URLSearchParams, isFacebook: boolean): Answer => {
    const code = body.get('code') ?? '';
    const given = codes.get(code);
    codes.delete(code);
    const challenge = createHash('sha256')
      .update(body.get('code_verifier') ?? '')
      .digest('base64url');
    if (!isClient(request, body)) return { status: 401, body: { error: 'invalid_client' } };
    if (given?.challenge !== challenge || given.redirectUri !== body.get('redirect_uri'))
      return { status: 400, body: { error: 'invalid_grant' } };
    const { person, nonce } = given;
    const access_token = randomUUID();
    tokens.set(access_token, { ...person, app: clientId, expiresAt: 0, isValid: true });
    if (isFacebook) return { body: { access_token, token_type: 'bearer', expires_in: 5_000_000 } };
    const { claims, ...own } = person;
    const now = Math.floor(Date.now() / 1000);
    const whole = { iss: issuer, aud: clientId, iat: now, exp: now + 300, nonce, ...own, ...claims };
    return { body: { access_token, token_type: 'Bearer', id_token: signed(whole, state.key) } };
  };

  const debugToken = (query: URLSearchParams): Answer => {
    const known = tokens.get(query.get('input_token') ?? '');
    if (query.get('access_token') !== `${clientId}|${clientSecret}` || known === undefined)
      return { status: 400, body: { error: { message: 'Invalid', type: 'OAuthException', code: 190 } } };
    const { app, sub, expiresAt, isValid } = known;
    return {
      body: { data: { app_id: app, type: 'USER', is_valid: isValid, user_id: sub, expires_at: expiresAt } },
    };
  };

  const me = (query: URLSearchParams): Answer => {
    const given = query.get('access_token') ?? '';
    const known = tokens.get(given);
    const proof = createHmac('sha256', clientSecret).update(given).digest('hex');
    if (known === undefined || query.get('appsecret_proof') !== proof)
      return { status: 400, body: { error: { message: 'Invalid', type: 'OAuthException', code: 100 } } };
    const { given_name: first_name, family_name: last_name, email, sub } = known;
    return {
      body: { id: known.me ?? sub, name: `${first_name} ${last_name}`, first_name, last_name, email },
    };
  };

  const answerOf = async (request: IncomingMessage): Promise<Answer | null> => {
    const { pathname, searchParams } = new URL(request.url ?? '', issuer);
    switch (pathname) {
      case '/.well-known/openid-configuration':
        return discovery();
      case '/jwks':
        return {
          body: { keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'one', use: 'sig', alg: 'RS256' }] },
        };
      case '/token':
        return token(request, await bodyOf(request), false);
      case '/v24.0/oauth/access_token':
        return token(request, await bodyOf(request), true);
      case '/v24.0/debug_token':
        return debugToken(searchParams);
      case '/v24.0/me':
        return me(searchParams);
      default:
        return null;
    }
  };

  const approve = (address: string, person: Person): string => {
    const asked = new URL(address).searchParams;
    const code = randomUUID();
    codes.set(code, {
      person,
      redirectUri: asked.get('redirect_uri') ?? '',
      nonce: asked.get('nonce'),
      challenge: asked.get('code_challenge') ?? '',
    });
    return new URLSearchParams({ code, state: asked.get('state') ?? '' }).toString();
  };

  const reply = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { status = 200, body } = (await answerOf(request)) ?? { status: 404, body: { error: 'not found' } };
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };

  let someone: Person | null = null;
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', issuer);
    if (state.isAway) return void request.socket.destroy();
    // A browser: whoever is logged in there agrees at once, or cancels.
    if (url.pathname === '/authorize' || url.pathname === '/v24.0/dialog/oauth') {
      const back = url.searchParams.get('redirect_uri') ?? '';
      const refused = new URLSearchParams({
        error: 'access_denied',
        state: url.searchParams.get('state') ?? '',
      });
      const query = someone === null ? refused.toString() : approve(url.href, someone);
      return void response.writeHead(302, { location: `${back}?${query}` }).end();
    }
    void reply(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  issuer = `http://${host}`;
  const secret = encodeURIComponent(clientSecret);
  return {
    issuer,
    /** Addresses for the setting `LOGIN_PROVIDERS`. */
    openid: `oidc+http://${clientId}:${secret}@${host}?id=palm&name=Palm`,
    facebook: `facebook+http://${clientId}:${secret}@${host}`,
    approve,
    /** Who is logged in there in every browser; nobody cancels. */
    letIn: (person: Person | null) => void (someone = person),
    /** A token of Facebook as an app of a client gets it. */
    facebookToken: (
      person: Person,
      {
        app = clientId,
        expiresAt = 0,
        isValid = true,
        me: other,
      }: { app?: string; expiresAt?: number; isValid?: boolean; me?: string } = {},
    ): string => {
      const given = randomUUID();
      tokens.set(given, {
        ...person,
        app,
        expiresAt,
        isValid,
        ...(other === undefined ? {} : { me: other }),
      });
      return given;
    },
    /** Signs with a key that nobody has published, while the act runs. */
    withAnotherKey: async <T>(act: () => Promise<T>): Promise<T> => {
      state.key = another;
      return act().finally(() => (state.key = privateKey));
    },
    /** Breaks every connection off while the act runs. */
    whileAway: async <T>(act: () => Promise<T>): Promise<T> => {
      state.isAway = true;
      return act().finally(() => (state.isAway = false));
    },
    /** Makes the answers about itself this many characters longer. */
    pad: (length: number) => void (state.padding = 'x'.repeat(length)),
    close: () => void server.close(),
  };
};
