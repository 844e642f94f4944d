import { callerAddress, callerIsTrusted, trustedProxies } from './caller-address.ts';

/** What proxies add, each kind its own. */
const signsOfProxies = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'];

/**
 * Whether a caller may read the metrics: this machine and the trusted proxies themselves may, whoever they forward may not. A forwarded request
 * of which no trusted proxy says whose it is may be anybody's.
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
