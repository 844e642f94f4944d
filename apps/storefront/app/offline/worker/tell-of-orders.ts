import type { DeviceStorage } from '@dijla/device/platform/device-storage';
import type { DeviceOrder } from '@dijla/device/orders/device-order';
import { paths } from '../../paths.ts';
import type { Told } from './show-notice.ts';

export type ShowNotice = (told: Told) => Promise<void>;

/**
 * Says by notifications what became of orders that waited for a connection, and which of them wait for the shopper to
 * send them (spec 2 §4). Does nothing where she does not allow any: then there are no words for them.
 */
export const tellOfOrders = async (
  storage: Pick<DeviceStorage, 'read' | 'list'>,
  before: readonly DeviceOrder[],
  show: ShowNotice,
): Promise<void> => {
  const found = await storage.read('messaging', 'words');
  if (found?.name !== 'words' || Notification.permission !== 'granted') return;
  const { language, words } = found.kept;
  const waited = new Set(before.filter(({ state }) => state === 'saved').map(({ order_id: id }) => id));
  const now = await storage.list('orders');
  const say = (kind: keyof typeof words, number: string, { path, topic }: Pick<Told, 'path' | 'topic'>) =>
    show({
      title: words[kind].title,
      text: words[kind].text.replace('{number}', `\u2068${number}\u2069`),
      path,
      topic,
      language,
    });
  for (const { order_id: id, state, store_code: store, confirmation } of now) {
    if (!waited.has(id) || state === 'saved') continue;
    const number = confirmation?.magentoOrderId ?? '';
    const path = state === 'accepted' ? paths.orders(store) : paths.cart(store);
    await say(state, number, { path, topic: `order-${id}` });
  }
  const [first, ...others] = now.filter(({ state, asks_first: asks }) => state === 'saved' && asks === true);
  if (first !== undefined)
    await say('waiting', String(others.length + 1), { path: paths.cart(first.store_code), topic: 'waiting' });
};
