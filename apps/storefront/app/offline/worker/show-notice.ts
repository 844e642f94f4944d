import { isStoreCode } from '@dijla/contract/store-views';
import type { WorkerScope } from './worker-scope.ts';

/** What a push message of the shop says (`web-push.ts` of the provider). */
export type Told = { title: string; text: string; path: string; topic: string; language: string };

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 1000;

const toldIn = (value: unknown): Told | null => {
  const told = (typeof value === 'object' && value !== null ? value : {}) as Partial<Told>;
  const { title, text, path, topic, language } = told;
  return [title, text, path, topic, language].every(isText) ? (told as Told) : null;
};

/** Whether a path is that of a page of this shop, in one of its store views. */
const isOwnPath = (path: unknown, origin: string): path is string => {
  if (typeof path !== 'string' || !path.startsWith('/')) return false;
  const url = URL.parse(path, origin);
  return url?.origin === origin && isStoreCode(url.pathname.split('/')[1]);
};

/** Shows a notification that leads to a page of the shop; one of the same topic is replaced. */
export const showNotice = (
  { registration }: Pick<WorkerScope, 'registration'>,
  { title, text, path, topic, language }: Told,
): Promise<void> =>
  registration.showNotification(title, {
    body: text,
    tag: topic,
    lang: language,
    dir: 'auto',
    icon: '/icons/any-192.png',
    data: { path },
  });

/**
 * Shows what a push message says. Browsers end a subscription whose messages show nothing, so one that cannot be read
 * names the shop alone.
 */
export const showPush = (scope: WorkerScope, data: { json: () => unknown } | null): Promise<void> => {
  let told: Told | null = null;
  try {
    told = toldIn(data?.json());
  } catch {
    // Not from this shop.
  }
  const { hostname } = scope.location;
  return showNotice(scope, told ?? { title: hostname, text: '', path: '/', topic: 'shop', language: '' });
};

/** Opens the page that a notification leads to, in the tab that shows it already or in a new one. */
export const openNotice = async (
  { clients, location }: WorkerScope,
  notification: Pick<Notification, 'data' | 'close'>,
): Promise<void> => {
  notification.close();
  const path = (notification.data as { path?: unknown } | null)?.path;
  const url = new URL(isOwnPath(path, location.origin) ? path : '/', location.origin).href;
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = pages.find((page) => page.url === url);
  await (open ? open.focus() : clients.openWindow(url));
};
