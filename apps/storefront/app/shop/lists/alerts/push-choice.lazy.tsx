import { useTexts } from '../../../i18n/texts.tsx';
import { useNotifications } from '../../notices/use-notifications.lazy.ts';

type PushChoiceProps = { className: string; isChosen: boolean; onChoose: () => void };

/** The choice to be told of an alert on this device, whose notifications are asked for once it is made. */
export const PushChoice = ({ className, isChosen, onChoose }: PushChoiceProps) => {
  const { push } = useTexts('alerts');
  const { state, turnOn } = useNotifications();
  if (state === 'impossible') return null;
  const choose = async () => {
    if (state === 'on' || (await turnOn())) onChoose();
  };
  return (
    <label className={className}>
      <input
        checked={isChosen}
        className="size-5 accent-accent"
        disabled={state === 'unknown' || state === 'turning-on'}
        name="alert-channel"
        onChange={() => void choose()}
        type="radio"
      />
      {push}
    </label>
  );
};
