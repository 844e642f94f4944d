import { callerAddress, callerIsTrusted, trustedProxies } from './caller-address.ts';

/**
 * Whether a caller may read the metrics: this machine and the trusted proxies themselves may, whoever they forward may not. A forwarded request
 * of which no trusted proxy says whose it is may be anybody's.
 */
export const mayReadMetrics = (proxies: readonly string[]) => {
  const list = trustedProxies(proxies);
  const isAllowed = callerIsTrusted(['127.0.0.0/8', '::1', ...proxies]);
  return (socketAddress: string | undefined, headers: Headers): boolean => {
    const forwardedFor = headers.get('x-forwarded-for');
    const caller = callerAddress(socketAddress, forwardedFor, list);
    const isForwarded = forwardedFor !== null || headers.has('forwarded');
    return isAllowed(caller) && !(isForwarded && caller === callerAddress(socketAddress, null, list));
  };
};
