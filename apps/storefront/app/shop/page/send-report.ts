import { type CallName, paths } from '@dijla/contract/client';

/** Whether the browser asks not to be tracked. */
const asksForPrivacy = (): boolean =>
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

/** Whether the shop may be told what is done on this page: online, and where the browser does not forbid it. */
export const mayReport = (): boolean => navigator.onLine !== false && !asksForPrivacy();

/**
 * Sends a report to the shop without a cookie and without the page's address. A failed report is not retried.
 */
export const sendReport = (
  name: Extract<CallName, 'product/seen-together' | 'other/event'>,
  body: object,
  query = '',
): void => {
  const { method, path } = paths[name];
  const sent = fetch(`${path}${query}`, {
    method,
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
  });
  void sent.catch(() => undefined);
};
