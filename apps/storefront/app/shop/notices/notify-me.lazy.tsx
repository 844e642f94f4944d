import { buttonStyle } from '@dijla/ui-kit/button-style.ts';
import { Icon } from '@dijla/ui-kit/pictures/icon.tsx';
import { useTexts } from '../../i18n/texts.tsx';
import { useNotifications } from './use-notifications.lazy.ts';

/**
 * Offers notifications once there is something to be told of: of an order that was placed, or of one that waits for a
 * connection. Not shown where they are on, denied or impossible; nobody is asked before she taps it.
 */
export const NotifyMe = ({ about }: { about: 'order' | 'saved' }) => {
  const texts = useTexts('notices');
  const { state, turnOn } = useNotifications();
  if (state !== 'off' && state !== 'turning-on') return null;
  // The device's own notices need no more than the permission.
  const isEnough = about === 'saved' && Notification.permission === 'granted';
  if (isEnough || Notification.permission === 'denied') return null;
  return (
    <section className="flex w-full flex-wrap items-center gap-4 rounded-sheet bg-accent-soft p-5 text-start">
      <Icon className="size-7 shrink-0 text-accent-ink" name="bell" />
      <div className="grid min-w-44 flex-1 gap-0.5">
        <h2 className="text-lg">{about === 'order' ? texts.orderTitle : texts.savedTitle}</h2>
        <p className="text-ink-soft">{about === 'order' ? texts.orderText : texts.savedText}</p>
      </div>
      <button
        aria-busy={state === 'turning-on'}
        className={buttonStyle.primary}
        onClick={() => void turnOn()}
        type="button"
      >
        {state === 'turning-on' ? texts.turningOn : texts.turnOn}
      </button>
    </section>
  );
};
