import { createHmac } from 'node:crypto';
import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  ClientSecretPost,
  Configuration,
} from 'openid-client';
import { z } from 'zod';
import { isLoopback } from '../../../is-loopback.ts';
import { boundedFetch } from '../../../bounded-fetch.ts';
import { emailOf, type FacebookProvider, type LoginIdentity, namesOf } from './login-provider.ts';
import { bounded } from './openid-provider.ts';

export type FacebookSettings = {
  appId: string;
  appSecret: string;
  /** Where its API is, with the version: `https://graph.facebook.com/v24.0`. */
  graph: URL;
  /** Where browsers log in: `https://www.facebook.com/v24.0`. */
  pages: URL;
};

const checkedToken = z.object({
  data: z.object({
    app_id: z.string(),
    type: z.literal('USER'),
    is_valid: z.literal(true),
    user_id: z.string().min(1).max(64),
    /** Epoch seconds; 0 means never. */
    expires_at: z.number().default(0),
  }),
});
const person = z.object({
  id: z.string(),
  name: z.string().optional(),
  first_name: z.string().optional(),
  last_name: z.string().optional(),
  email: z.string().optional(),
});

/** The proof that a call with a user's token comes from the app (spec 4 §6.4): HMAC-SHA256 in hex. */
export const appSecretProof = (accessToken: string, appSecret: string): string =>
  createHmac('sha256', appSecret).update(accessToken).digest('hex');

const read = async (graph: URL, path: string, query: Record<string, string>): Promise<unknown> => {
  const response = await boundedFetch(`${graph.href}/${path}?${new URLSearchParams(query).toString()}`);
  if (!response.ok) throw new Error(`Facebook answers ${response.status}`);
  return response.json();
};

/**
 * Whose token this is (spec 4 §6.4). The app is compared too: a token that another app was given opens nothing here.
 * An e-mail address of Facebook never counts as verified.
 */
const identityOfToken = async (
  { appId, appSecret, graph }: FacebookSettings,
  accessToken: string,
  now: number,
): Promise<LoginIdentity> => {
  const checked = checkedToken.parse(
    await read(graph, 'debug_token', { input_token: accessToken, access_token: `${appId}|${appSecret}` }),
  ).data;
  if (checked.app_id !== appId) throw new Error('a token of another app');
  if (checked.expires_at !== 0 && checked.expires_at * 1000 <= now) throw new Error('an expired token');
  const { id, email, name, first_name, last_name } = person.parse(
    await read(graph, 'me', {
      fields: 'id,name,email,first_name,last_name',
      access_token: accessToken,
      appsecret_proof: appSecretProof(accessToken, appSecret),
    }),
  );
  if (id !== checked.user_id) throw new Error('a token of somebody else');
  return {
    subject: id,
    email: emailOf(email),
    isEmailVerified: false,
    ...namesOf({ first: first_name, last: last_name, whole: name }),
  };
};

/** Returns Facebook: authorization code with PKCE and state as elsewhere, and its own way to say who somebody is. */
export const facebookProvider = (settings: FacebookSettings, now: () => number): FacebookProvider => {
  const { appId, appSecret, graph, pages } = settings;
  const server = {
    issuer: pages.origin,
    authorization_endpoint: `${pages.href}/dialog/oauth`,
    token_endpoint: `${graph.href}/oauth/access_token`,
  };
  const config = bounded(new Configuration(server, appId, undefined, ClientSecretPost(appSecret)), {
    isLocal: isLoopback(graph.hostname),
  });
  return {
    id: 'facebook',
    name: 'Facebook',
    begin: async ({ state, verifier, redirectUri }) =>
      buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: 'public_profile,email',
        state,
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      }),
    finish: async ({ state, verifier }, returned) => {
      const tokens = await authorizationCodeGrant(config, returned, {
        expectedState: state,
        pkceCodeVerifier: verifier,
      });
      return identityOfToken(settings, tokens.access_token, now());
    },
    identityOfToken: (accessToken) => identityOfToken(settings, accessToken, now()),
  };
};
