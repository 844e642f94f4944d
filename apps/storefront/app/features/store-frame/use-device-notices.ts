import { useEffect } from 'react';
import { useTexts } from '../../i18n/texts.tsx';
import { type NewNotification, showNotification } from '../../shop/notification-store.ts';
import { type DeviceNotice, deviceNotices } from '../../stores/device-notices.ts';

type ShellTexts = ReturnType<typeof useTexts<'shell'>>;

/** What a notice of the device says to the shopper; null for those nobody needs to hear. */
const notificationOf = (notice: DeviceNotice, texts: ShellTexts): NewNotification | null => {
  const ok = { label: texts.ok };
  switch (notice.code) {
    case 'cart.refused':
      return { type: 'error', message: notice.text, action1: ok };
    case 'order.accepted':
      return { type: 'success', message: texts.orderAccepted(notice.order_number), action1: ok, hasNoTimeout: true };
    case 'order.rejected':
      return { type: 'error', message: texts.orderRejected(notice.text), action1: ok, hasNoTimeout: true };
    case 'storage.memory-only':
      return { type: 'warning', message: texts.memoryOnly, action1: ok };
    case 'worker.updated':
      return { type: 'info', message: texts.newContent, action1: { label: texts.refresh, run: () => location.reload() }, hasNoTimeout: true };
    case 'worker.offline':
      return { type: 'warning', message: texts.runningOffline, action1: ok };
    default:
      return null;
  }
};

/** Shows what the device has to tell: refusals that came late, orders sent or turned down, new content. */
export const useDeviceNotices = (): void => {
  const texts = useTexts('shell');
  useEffect(
    () =>
      deviceNotices.listen((notice) => {
        const notification = notificationOf(notice, texts);
        if (notification) showNotification(notification);
      }),
    [texts],
  );
};
