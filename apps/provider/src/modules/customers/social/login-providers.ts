import { facebookProvider } from './facebook-provider.ts';
import type { LoginProvider, LoginProviders } from './login-provider.ts';
import { openidProvider } from './openid-provider.ts';

const usualFacebookVersion = 'v24.0';

const keysOf = ({ username, password }: URL): [string, string] => [
  decodeURIComponent(username),
  decodeURIComponent(password),
];

/** The address at which a provider is reached: https, but for one on this machine. */
const placeOf = (url: URL, { host = url.host, path = url.pathname.replace(/\/$/, '') } = {}): URL =>
  new URL(`${url.protocol.endsWith('+http:') ? 'http' : 'https'}://${host}${path}`);

const facebookOf = (url: URL, now: () => number) => {
  const [appId, appSecret] = keysOf(url);
  const path = url.pathname.length > 1 ? url.pathname : `/${usualFacebookVersion}`;
  const host = url.host === 'graph.facebook.com' ? 'www.facebook.com' : url.host;
  return facebookProvider(
    { appId, appSecret, graph: placeOf(url, { path }), pages: placeOf(url, { host, path }) },
    now,
  );
};

const openidOf = (url: URL, now: () => number): LoginProvider => {
  const [clientId, clientSecret] = keysOf(url);
  const id = url.searchParams.get('id') ?? url.hostname;
  const name = url.searchParams.get('name') ?? url.hostname;
  return openidProvider({ id, name, issuer: placeOf(url), clientId, clientSecret }, now);
};

/** Returns the login providers of the setting `LOGIN_PROVIDERS`, one address each. */
export const loginProvidersOf = (addresses: readonly string[], now: () => number): LoginProviders => {
  const urls = addresses.map((address) => new URL(address));
  const ofFacebook = urls.find(({ protocol }) => protocol.startsWith('facebook'));
  const facebook = ofFacebook && facebookOf(ofFacebook, now);
  return {
    all: urls.flatMap((url) => {
      if (!url.protocol.startsWith('facebook')) return [openidOf(url, now)];
      return facebook && url === ofFacebook ? [facebook] : [];
    }),
    facebook,
  };
};
