/** The push services of browsers; a name that begins with a dot stands for every host below it. */
const pushHosts = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '.push.services.mozilla.com',
  'web.push.apple.com',
  '.push.apple.com',
  '.notify.windows.com',
] as const;

/**
 * Whether an address is one of a push service, to which the shop may send: the address comes from whoever is logged
 * in, and must not lead it anywhere else. `testPush` is the address of the sandbox's service, while there is one.
 */
export const isPushAddress = (address: string, testPush: string | undefined): boolean => {
  const url = URL.parse(address);
  if (url === null || url.username !== '' || url.password !== '' || url.hash !== '') return false;
  if (testPush !== undefined && url.href.startsWith(`${testPush}/`)) return true;
  return (
    url.protocol === 'https:' &&
    url.port === '' &&
    pushHosts.some((host) => (host.startsWith('.') ? url.hostname.endsWith(host) : url.hostname === host))
  );
};
