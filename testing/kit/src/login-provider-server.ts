import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { clientId, clientSecret, type Person } from '@dijla/sandbox/providers/logins/login-grants';
import { cancelled, loginIssuer } from '@dijla/sandbox/providers/logins/login-issuer';

export type { Person };

/** The sandbox's login provider in a server of its own, which tests let fail. */
export const loginProviderServer = async () => {
  const state = { isAway: false };
  let issuer = '';
  const logins = loginIssuer({ issuer: () => issuer, newId: randomUUID });

  const reply = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, searchParams } = new URL(request.url ?? '', issuer);
    const { status = 200, body } = logins.answerOf({
      path: pathname,
      query: searchParams,
      authorization: request.headers.authorization,
      body: await text(request),
    }) ?? { status: 404, body: { error: 'not found' } };
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };

  let someone: Person | null = null;
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', issuer);
    if (state.isAway) return void request.socket.destroy();
    // A browser: whoever is logged in there agrees at once, or cancels.
    if (url.pathname === '/authorize' || url.pathname === '/v24.0/dialog/oauth') {
      const back = url.searchParams.get('redirect_uri') ?? '';
      const query = someone === null ? cancelled(url.href) : logins.approve(url.href, someone);
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
    approve: logins.approve,
    facebookToken: logins.facebookToken,
    pad: logins.pad,
    /** Who is logged in there in every browser; nobody cancels. */
    letIn: (person: Person | null) => void (someone = person),
    /** Signs with a key that nobody has published, while the act runs. */
    withAnotherKey: async <T>(act: () => Promise<T>): Promise<T> => {
      logins.signByAnotherKey(true);
      return act().finally(() => logins.signByAnotherKey(false));
    },
    /** Breaks every connection off while the act runs. */
    whileAway: async <T>(act: () => Promise<T>): Promise<T> => {
      state.isAway = true;
      return act().finally(() => (state.isAway = false));
    },
    close: () => void server.close(),
  };
};
