import { callerAddress, callerIsTrusted, trustedProxies } from './caller-address.ts';

/** Headers that the various kinds of proxies add. */
export const signsOfProxies = [
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'forwarded',
  'x-real-ip',
  'via',
];

/**
 * Returns a test for whether a caller may read the metrics. This machine and the trusted proxies may;
 * callers they forward may not. A forwarded request whose origin no trusted proxy names is refused, because
 * anybody may have sent it.
 */
export const mayReadMetrics = (proxies: readonly string[]) => {
  const list = trustedProxies(proxies);
  const isAllowed = callerIsTrusted(['127.0.0.0/8', '::1', ...proxies]);
  return (socketAddress: string | undefined, headers: Headers): boolean => {
    const caller = callerAddress(socketAddress, headers.get('x-forwarded-for'), list);
    const isForwarded = signsOfProxies.some((name) => headers.has(name));
    return isAllowed(caller) && !(isForwarded && caller === callerAddress(socketAddress, null, list));
  };
};
