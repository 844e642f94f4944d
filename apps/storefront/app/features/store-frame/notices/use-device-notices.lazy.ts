import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { partFailed, takePendingFailure } from '../../../i18n/part-boundary.tsx';
import { useTexts } from '../../../i18n/texts.tsx';
import { type NewNotification, showNotification } from '../../../shop/page/notification-state.ts';
import { rejectionText } from '../../../shop/cart/rejection-text.ts';
import { openPanel } from '../../../shop/page/panels.ts';
import { isToldOf, noteTold } from './told-offline.lazy.ts';
import { rejectionKindOf } from '@dijla/device/orders/rejection-kind-of';
import { type DeviceNotice, deviceNotices } from '@dijla/device/notices/device-notices';

/** Whether a notice is new: being offline is announced once, not by every page opened meanwhile. */
const isNews = ({ code }: DeviceNotice): boolean => {
  if (code === 'worker.serving') noteTold(null);
  if (code !== 'worker.offline') return true;
  const isKnown = isToldOf('offline');
  if (!isKnown) noteTold('offline');
  return !isKnown;
};

type NoticeTexts = ReturnType<typeof useTexts<'frame'>> & Pick<ReturnType<typeof useTexts<'shell'>>, 'ok'>;

/** Whether the cart line is on the page, where it shows the message itself. */
const saysItself = (lineKey: string): boolean =>
  [...document.querySelectorAll<HTMLElement>('[data-line]')].some(
    ({ dataset }) => dataset['line'] === lineKey,
  );

/** Whether the order is on the page, where it shows its state itself. */
const isShown = (orderId: string): boolean =>
  document.querySelector(`[data-order="${CSS.escape(orderId)}"]`) !== null;

/** Returns the notification for a notice of the device, or null when the shopper need not be told. */
// oxlint-disable-next-line max-lines-per-function -- one case for each notice
const notificationOf = (notice: DeviceNotice, texts: NoticeTexts): NewNotification | null => {
  switch (notice.code) {
    case 'cart.refused':
      return notice.has_line && saysItself(notice.line_key)
        ? null
        : {
            type: 'error',
            message: notice.text,
            about: notice.name === null ? null : { name: notice.name, lang: null },
          };
    case 'order.accepted':
      return { type: 'success', message: texts.orderAccepted(notice.order_number), hasNoTimeout: true };
    case 'order.stuck':
      return isShown(notice.order_id) ? null : { type: 'warning', message: texts.orderStuck };
    case 'order.rejected':
      return {
        type: 'error',
        message: texts.orderRejected(
          rejectionText(
            {
              refusedFor: rejectionKindOf({ ...notice, reason: notice.text }),
              coupon: notice.refused_coupon,
              gone: notice.sold_out,
              said: notice.text,
            },
            texts,
          ),
        ),
        hasNoTimeout: true,
      };
    case 'checkout.payment-select-failed':
      return { type: 'error', message: texts.paymentNotSelected };
    case 'session.closed':
      return { type: 'success', message: texts.loggedOut };
    case 'session.profile-saved':
      return { type: 'success', message: texts.profileSaved };
    case 'session.addresses-saved':
      return { type: 'success', message: texts.addressesSaved };
    case 'session.address-removed':
      return { type: 'success', message: texts.addressRemoved };
    case 'session.profile-refused':
      return {
        type: 'error',
        message: notice.text === '' ? texts.notSaved : notice.text,
        action1: { label: texts.ok },
      };
    case 'session.ended':
      return {
        type: 'error',
        message: notice.text === '' ? texts.sessionEnded : notice.text,
        action1: { label: texts.ok },
      };
    case 'session.broken':
      return {
        type: 'error',
        message: texts.sessionBroken,
        action1: { label: texts.ok },
        hasNoTimeout: true,
      };
    case 'task.refused':
      return { type: 'error', message: notice.text, action1: { label: texts.ok } };
    case 'storage.memory-only':
      return { type: 'warning', message: texts.memoryOnly };
    case 'worker.updated':
      return {
        type: 'info',
        message: texts.newContent,
        action1: { label: texts.refresh, run: () => location.reload() },
        hasNoTimeout: true,
      };
    case 'worker.failed':
      return { type: 'error', message: texts.workerFailed };
    case 'worker.offline':
      return { type: 'warning', message: texts.runningOffline };
    default:
      return null;
  }
};

/**
 * Shows the notices of the device: late refusals, orders sent or rejected, new content, a part that failed
 * to load.
 */
export const useDeviceNotices = (): void => {
  const texts = useTexts('frame');
  const { ok } = useTexts('shell');
  const { revalidate } = useRevalidator();
  useEffect(
    () =>
      deviceNotices.listen((notice) => {
        const notification = isNews(notice) ? notificationOf(notice, { ...texts, ok }) : null;
        if (notification) showNotification(notification);
        if (notice.code !== 'session.ended' && notice.code !== 'session.broken') return;
        // Prices on the page may be the customer's own, and a customer who was signed out involuntarily is
        // asked to sign in again (spec 2 §4).
        void revalidate();
        openPanel('account');
      }),
    [texts, ok, revalidate],
  );
  useEffect(() => {
    const tell = () => {
      if (takePendingFailure())
        showNotification({ type: 'warning', message: texts.partFailed, action1: { label: ok } });
    };
    tell();
    addEventListener(partFailed, tell);
    return () => removeEventListener(partFailed, tell);
  }, [texts, ok]);
};
