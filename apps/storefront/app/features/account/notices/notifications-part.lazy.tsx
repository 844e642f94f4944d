import { buttonStyle } from '@dijla/ui-kit/button-style.ts';
import { useTexts } from '../../../i18n/texts.tsx';
import { useNotifications } from '../../../shop/notices/use-notifications.lazy.ts';

/** Whether the customer is told of orders and alerts on this device, as she turns it on and off. */
export const NotificationsPart = () => {
  const texts = useTexts('notices');
  const { state, turnOn, turnOff } = useNotifications();
  if (state === 'unknown' || state === 'impossible') return null;
  const isOn = state === 'on';
  const isDenied = Notification.permission === 'denied';
  return (
    <section className="grid gap-3 rounded-sheet bg-surface p-5 inset-ring-1 inset-ring-line md:p-6">
      <h2 className="text-xl">{texts.title}</h2>
      <p className="text-ink-soft">{isOn ? texts.accountText : isDenied ? texts.deniedText : texts.isOff}</p>
      {!isDenied && (
        <button
          aria-busy={state === 'turning-on'}
          className={`${isOn ? buttonStyle.quiet : buttonStyle.primary} justify-self-start`}
          onClick={() => void (isOn ? turnOff() : turnOn())}
          type="button"
        >
          {isOn ? texts.turnOff : state === 'turning-on' ? texts.turningOn : texts.turnOn}
        </button>
      )}
    </section>
  );
};
