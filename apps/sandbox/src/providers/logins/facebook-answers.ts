import { createHmac } from 'node:crypto';
import { clientId, clientSecret, type LoginAnswer, type loginGrants } from './login-grants.ts';

const invalid = (code: number): LoginAnswer => ({
  status: 400,
  body: { error: { message: 'Invalid', type: 'OAuthException', code } },
});

/** What Facebook's graph says of a token: to which app it was given, and whose it is. */
export const facebookAnswers = ({ find }: Pick<ReturnType<typeof loginGrants>, 'find'>) => ({
  debugToken: (query: URLSearchParams): LoginAnswer => {
    const known = find(query.get('input_token') ?? '');
    if (query.get('access_token') !== `${clientId}|${clientSecret}` || known === undefined)
      return invalid(190);
    const { app, sub, expiresAt, isValid } = known;
    return {
      body: { data: { app_id: app, type: 'USER', is_valid: isValid, user_id: sub, expires_at: expiresAt } },
    };
  },
  me: (query: URLSearchParams): LoginAnswer => {
    const given = query.get('access_token') ?? '';
    const known = find(given);
    const proof = createHmac('sha256', clientSecret).update(given).digest('hex');
    if (known === undefined || query.get('appsecret_proof') !== proof) return invalid(100);
    const { given_name: first_name, family_name: last_name, email, sub } = known;
    return {
      body: { id: known.me ?? sub, name: `${first_name} ${last_name}`, first_name, last_name, email },
    };
  },
});
