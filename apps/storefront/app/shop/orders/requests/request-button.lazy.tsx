import { useId } from 'react';
import { buttonStyle } from '@dijla/ui-kit/button-style.ts';
import { useIsOnline } from '@dijla/ui-kit/hooks/use-is-online.ts';
import { Icon } from '@dijla/ui-kit/pictures/icon.tsx';
import { useTexts } from '../../../i18n/texts.tsx';
import { showNotification } from '../../page/notification-state.ts';

/** What a buyer asks the shop about an order. */
export type RequestAct = 'cancel' | 'return';

/** The button that opens the dialog of a request; without a network it says that it needs one. */
export const RequestButton = ({ act, onAsk }: { act: RequestAct; onAsk: (act: RequestAct) => void }) => {
  const { requests: texts } = useTexts('order');
  const id = useId();
  const isOnline = useIsOnline();
  const ask = (): void =>
    isOnline ? onAsk(act) : void showNotification({ type: 'info', message: texts.offline });
  return (
    <button
      aria-describedby={isOnline ? undefined : `${id}-hindrance`}
      aria-labelledby={id}
      className={buttonStyle.quiet}
      data-act={act}
      onClick={ask}
      type="button"
    >
      <Icon className="size-5" name={isOnline ? (act === 'cancel' ? 'close' : 'returns') : 'offline'} />
      <span className="grid">
        <span id={id}>{act === 'cancel' ? texts.cancel.act : texts.giveBack.act}</span>
        {!isOnline && (
          <span className="text-sm font-normal text-ink-soft" id={`${id}-hindrance`}>
            {texts.needsConnection}
          </span>
        )}
      </span>
    </button>
  );
};
