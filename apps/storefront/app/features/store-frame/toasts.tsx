import { useStore } from 'zustand';
import { useTexts } from '../../i18n/texts.tsx';
import { dismissNotification, type Notification, notificationStore } from '../../shop/notification-store.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { useDeviceNotices } from './use-device-notices.ts';

const marks: Readonly<Record<Notification['type'], IconName>> = { success: 'check', error: 'alert', warning: 'alert', info: 'clock' };

const Toast = ({ notification: { id, type, message, action1 } }: { notification: Notification }) => {
  const texts = useTexts('shell');
  const act = () => {
    action1?.run?.();
    dismissNotification(id);
  };
  return (
    <li className="pointer-events-auto flex w-full max-w-md animate-[rise_220ms] items-center gap-3 rounded-card bg-ink py-1.5 ps-4 pe-1.5 text-ground shadow-float">
      <Icon className="size-5" name={marks[type]} />
      <p className="flex-1 py-1.5 leading-snug">{message}</p>
      {action1 === null ? (
        <button aria-label={texts.close} className="press grid size-11 place-items-center rounded-full" onClick={act} type="button">
          <Icon className="size-4.5" name="close" />
        </button>
      ) : (
        <button className="press min-h-11 rounded-card px-4 font-bold whitespace-nowrap hover:bg-ground/15" onClick={act} type="button">
          {action1.label}
        </button>
      )}
    </li>
  );
};

/** What the shop has to tell, above the tab bar; read out politely. */
export const Toasts = () => {
  useDeviceNotices();
  const notifications = useStore(notificationStore, (state) => state.notifications);
  const texts = useTexts('shell');
  return (
    <section aria-label={texts.notifications} aria-live="polite" className="pointer-events-none fixed inset-x-3 bottom-[calc(4.5rem+env(safe-area-inset-bottom))] z-40 md:bottom-6">
      <ul className="grid justify-items-center gap-2">
        {notifications.map((notification) => (
          <Toast key={notification.id} notification={notification} />
        ))}
      </ul>
    </section>
  );
};
