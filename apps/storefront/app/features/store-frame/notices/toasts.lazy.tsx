import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useStore } from 'zustand';
import { useStoreView } from '../../../i18n/store-context.ts';
import { useTexts } from '../../../i18n/texts.tsx';
import { paths } from '../../../paths.ts';
import {
  dismissNotification,
  dismissSuccesses,
  type Notification,
  notificationStore,
} from '../../../shop/page/notification-state.ts';
import { Toast } from '@dijla/ui-kit/overlays/toast.tsx';
import { countdownOf } from './countdown.lazy.ts';
import { useSwipeAway } from './use-swipe-away.lazy.ts';

/** Whether the page is visible. */
const useSeen = (): boolean => {
  const [isSeen, setSeen] = useState(!document.hidden);
  useEffect(() => {
    const look = () => setSeen(!document.hidden);
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return isSeen;
};

/**
 * Dismisses success notifications on the cart and checkout pages, which show the additions themselves; a
 * notification would only cover their buttons.
 */
const useQuietCart = (): void => {
  const { code } = useStoreView();
  const { pathname } = useLocation();
  const isCart = pathname === paths.cart(code) || pathname === paths.checkout(code);
  useEffect(() => {
    if (isCart) dismissSuccesses();
  }, [isCart]);
};

/** Dismisses a notification after its lifetime; `isHeld` pauses the countdown. */
const useLifetime = ({ id, hasNoTimeout, timeToLive }: Notification, isHeld: boolean): void => {
  const [countdown] = useState(() => countdownOf(timeToLive, () => dismissNotification(id)));
  useEffect(() => {
    if (hasNoTimeout || isHeld) return undefined;
    countdown.resume();
    return countdown.pause;
  }, [countdown, hasNoTimeout, isHeld]);
};

const ShownToast = ({ notification, isHeld }: { notification: Notification; isHeld: boolean }) => {
  const { close } = useTexts('shell');
  const { id, type, message, about, action1 } = notification;
  const leave = () => dismissNotification(id);
  const swipe = useSwipeAway(leave);
  useLifetime(notification, isHeld);
  const action = action1 && {
    label: action1.label,
    onAct: () => {
      action1.run?.();
      leave();
    },
  };
  return (
    <li
      className="pointer-events-auto flex w-full max-w-md touch-pan-y transition-[translate,opacity] duration-160"
      {...swipe}
    >
      <Toast
        about={about}
        closeLabel={close}
        message={message}
        onClose={leave}
        type={type}
        {...(action && { action })}
      />
    </li>
  );
};

/**
 * Whether screen readers announce it at once (errors) or when idle. Both live regions exist before the first
 * message.
 */
const isUrgent = ({ type }: Notification) => type === 'error';

/**
 * The notifications, above all bars of the page. Their countdowns pause while the shopper hovers or focuses
 * them, or the page is hidden.
 */
export const Toasts = () => {
  const notifications = useStore(notificationStore, (state) => state.notifications);
  const texts = useTexts('shell');
  const isSeen = useSeen();
  useQuietCart();
  const [isTouched, setTouched] = useState(false);
  const listOf = (role: 'alert' | 'status') => (
    // Empty regions must have no box: one that moves with the page's bars would count as a layout shift.
    <div className="has-[li]:not-last:pb-2" role={role}>
      <ul className="grid w-full justify-items-center gap-2 md:justify-items-end">
        {notifications
          .filter((notification) => isUrgent(notification) === (role === 'alert'))
          .map((notification) => (
            <ShownToast isHeld={isTouched || !isSeen} key={notification.id} notification={notification} />
          ))}
      </ul>
    </div>
  );
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it does nothing when touched, it only waits
    <section
      aria-label={texts.notifications}
      className="pointer-events-none fixed inset-x-3 bottom-[calc(var(--bottom-bars)+0.75rem)] z-40 grid md:inset-x-8 md:bottom-8"
      onBlur={() => setTouched(false)}
      onFocus={() => setTouched(true)}
      onPointerEnter={() => setTouched(true)}
      onPointerLeave={() => setTouched(false)}
    >
      {listOf('alert')}
      {listOf('status')}
    </section>
  );
};
