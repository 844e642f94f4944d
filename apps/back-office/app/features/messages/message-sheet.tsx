import { Sheet } from '@dijla/ui-kit/overlays/sheet.tsx';
import { grouped } from '@dijla/messages/plural';
import { useTexts } from '../../i18n/use-desk.ts';
import { deskButton } from '../../parts/button-styles.ts';
import { Facts } from '../../parts/facts.tsx';
import { Moment } from '../../parts/time/moment.tsx';
import { useMay } from '../../session/use-session.ts';
import type { DeskMessage } from './desk-message.ts';
import { templateName } from './template-name.ts';
import { useSendAgain } from './use-send-again.ts';

const at = (instant: string | null) => instant && <Moment at={instant} />;

/** One message: where it went, what became of it, and sending it again. */
export const MessageSheet = ({ message, onClose }: { message: DeskMessage; onClose: () => void }) => {
  const texts = useTexts('messages');
  const { close } = useTexts('common');
  const may = useMay();
  const sendAgain = useSendAgain();
  const { template, channel, to, state, error, attempts, created_at, sent_at, not_before, can_send } =
    message;
  return (
    <Sheet closeLabel={close} from="end" onClose={onClose} title={templateName(texts, template)}>
      <Facts
        facts={[
          { key: 'channel', name: texts.columns.what, value: texts.channels[channel] },
          {
            key: 'to',
            name: texts.columns.to,
            value: to === null ? texts.hidden : <bdi dir="ltr">{to}</bdi>,
          },
          { key: 'language', name: texts.language, value: <bdi dir="ltr">{message.language}</bdi> },
          { key: 'state', name: texts.columns.state, value: texts.states[state] },
          { key: 'tries', name: texts.columns.tries, value: grouped(attempts) },
          { key: 'why', name: texts.columns.why, value: error && <bdi dir="ltr">{error}</bdi> },
          { key: 'written', name: texts.written, value: at(created_at) },
          { key: 'sent', name: texts.sentAt, value: at(sent_at) },
          { key: 'next', name: texts.next, value: at(not_before) },
        ]}
      />
      {may('messages.send') && (
        <div className="pt-6">
          {can_send ? (
            <button
              className={deskButton.primary}
              onClick={() => void sendAgain([message.id]).then(onClose)}
              type="button"
            >
              {texts.again}
            </button>
          ) : (
            <p className="text-ink-soft">{texts.notAgain}</p>
          )}
        </div>
      )}
    </Sheet>
  );
};
