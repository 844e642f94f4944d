import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  ClientSecretBasic,
  ClientSecretPost,
  Configuration,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  None,
} from 'openid-client';
import { isLoopback } from '../../../is-loopback.ts';
import { boundedFetch } from '../../../bounded-fetch.ts';
import { emailOf, type LoginIdentity, type LoginProvider, namesOf } from './login-provider.ts';

export type OpenidSettings = {
  id: string;
  name: string;
  issuer: URL;
  clientId: string;
  clientSecret: string;
};

/** Milliseconds for which what a provider says about itself is believed. */
const discoveryMs = 3_600_000;

/** How a client of `openid-client` asks, for any provider. */
export const bounded = (config: Configuration, { isLocal }: { isLocal: boolean }): Configuration => {
  config[customFetch] = (url, init) => boundedFetch(url, init as RequestInit);
  if (isLocal) allowInsecureRequests(config);
  return config;
};

const discovered = async ({ issuer, clientId, clientSecret }: OpenidSettings): Promise<Configuration> => {
  const isLocal = isLoopback(issuer.hostname);
  const found = await discovery(issuer, clientId, undefined, None(), {
    [customFetch]: (url, init) => boundedFetch(url, init as RequestInit),
    ...(isLocal && { execute: [allowInsecureRequests] }),
  });
  const server = found.serverMetadata();
  const authentication = server.token_endpoint_auth_methods_supported?.includes('client_secret_post')
    ? ClientSecretPost(clientSecret)
    : ClientSecretBasic(clientSecret);
  const config = bounded(new Configuration(server, clientId, undefined, authentication), { isLocal });
  // Checks the signature of ID tokens as well, beside the connection they come over.
  enableNonRepudiationChecks(config);
  return config;
};

type Claims = Readonly<Record<string, unknown>> & { sub: string };

const identityOf = (claims: Claims): LoginIdentity => {
  const email = emailOf(claims['email']);
  const isEmailVerified =
    email !== null && (claims['email_verified'] === true || claims['email_verified'] === 'true');
  return {
    subject: claims.sub,
    email,
    isEmailVerified,
    ...namesOf({ first: claims['given_name'], last: claims['family_name'], whole: claims['name'] }),
  };
};

/** Returns a provider of OpenID Connect: authorization code with PKCE, state, nonce and a signed ID token. */
export const openidProvider = (settings: OpenidSettings, now: () => number): LoginProvider => {
  let known: { config: Promise<Configuration>; until: number } | null = null;
  const configuration = (): Promise<Configuration> => {
    if (known === null || known.until <= now()) {
      const config = discovered(settings);
      known = { config, until: now() + discoveryMs };
      config.catch(() => (known = null));
    }
    return known.config;
  };
  return {
    id: settings.id,
    name: settings.name,
    begin: async ({ state, nonce, verifier, redirectUri }) =>
      buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      }),
    finish: async ({ state, nonce, verifier }, returned) => {
      const config = await configuration();
      const tokens = await authorizationCodeGrant(config, returned, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (claims === undefined) throw new Error('no ID token');
      const hasMore =
        claims['email'] === undefined && config.serverMetadata().userinfo_endpoint !== undefined;
      return identityOf(hasMore ? await fetchUserInfo(config, tokens.access_token, claims.sub) : claims);
    },
  };
};
