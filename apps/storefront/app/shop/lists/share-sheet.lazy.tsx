import { type SubmitEvent, useEffect, useId, useState } from 'react';
import { buttonStyle } from '@dijla/ui-kit/button-style.ts';
import { Sheet } from '@dijla/ui-kit/overlays/sheet.tsx';
import { Icon } from '@dijla/ui-kit/pictures/icon.tsx';
import { useStoreView } from '../../i18n/store-context.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { shareWishlist, stopSharing } from '../../device/lists/wishlist-actions.ts';
import { shareInWhatsapp } from '../page/contact-links.ts';
import { showNotification } from '../page/notification-state.ts';
import { listPagePaths } from './list-paths.lazy.ts';

const field = 'w-full rounded-card bg-sunken px-3 py-2.5';

/** Sends the address of the list to what a form names, and says what came of it. */
const useSend = () => {
  const texts = useTexts('wishlist');
  const [isSending, setSending] = useState(false);
  const send = async (form: HTMLFormElement) => {
    const fields = new FormData(form);
    const emails = String(fields.get('emails') ?? '').split(/[,،;\s]+/);
    setSending(true);
    const shared = await shareWishlist({
      emails: emails.filter((email) => email !== ''),
      message: String(fields.get('message') ?? ''),
    });
    setSending(false);
    showNotification(
      shared.ok
        ? { type: 'success', message: texts.sent(shared.sent) }
        : { type: 'error', message: shared.text || texts.noAnswer },
    );
    if (shared.ok) form.reset();
  };
  return { isSending, send };
};

/** E-mails the address of the list; the shop writes them, to at most ten addresses. */
const ByEmail = () => {
  const texts = useTexts('wishlist');
  const id = useId();
  const { isSending, send } = useSend();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void send(event.currentTarget);
  };
  return (
    <form className="grid gap-2" onSubmit={submit}>
      <h3 className="text-base font-semibold">{texts.byEmail}</h3>
      <label className="text-sm font-medium" htmlFor={`${id}-emails`}>
        {texts.emails}
      </label>
      <input
        aria-describedby={`${id}-hint`}
        autoComplete="off"
        className={field}
        dir="ltr"
        id={`${id}-emails`}
        inputMode="email"
        name="emails"
        required
      />
      <p className="text-sm text-ink-soft" id={`${id}-hint`}>
        {texts.emailsHint}
      </p>
      <label className="text-sm font-medium" htmlFor={`${id}-message`}>
        {texts.message}
      </label>
      <textarea
        className={`${field} min-h-20`}
        dir="auto"
        id={`${id}-message`}
        maxLength={500}
        name="message"
      />
      <button aria-busy={isSending} className={buttonStyle.primary} type="submit">
        {isSending ? texts.sending : texts.send}
      </button>
    </form>
  );
};

/** The link of the list, which the system's own sheet or WhatsApp sends on. */
const SharedLink = ({ address, title }: { address: string; title: string }) => {
  const texts = useTexts('wishlist');
  const copy = () =>
    void navigator.clipboard
      .writeText(address)
      .then(() => showNotification({ type: 'success', message: texts.copied }))
      .catch(() => undefined);
  const send = () => void navigator.share({ title, url: address }).catch(() => undefined);
  return (
    <div className="grid gap-3">
      <p>
        <bdi className="block truncate rounded-card bg-sunken px-3 py-2.5 text-sm" dir="ltr">
          {address}
        </bdi>
      </p>
      <div className="flex flex-wrap gap-2">
        <button className={buttonStyle.quiet} onClick={copy} type="button">
          {texts.copy}
        </button>
        {typeof navigator.share === 'function' ? (
          <button className={buttonStyle.primary} onClick={send} type="button">
            <Icon className="size-5" name="share" />
            {texts.sendLink}
          </button>
        ) : (
          <a
            className={buttonStyle.primary}
            href={shareInWhatsapp(title, address)}
            rel="noopener"
            target="_blank"
          >
            <Icon className="size-5" name="whatsapp" />
            {texts.sendLink}
          </a>
        )}
      </div>
    </div>
  );
};

/** Shares the customer's wishlist: a link to hand on, e-mails, and how sharing ends. */
export const ShareSheet = ({ onClose }: { onClose: () => void }) => {
  const texts = useTexts('wishlist');
  const { close } = useTexts('lists');
  const store = useStoreView();
  const [code, setCode] = useState<string | null>(null);
  const [problem, setProblem] = useState('');
  useEffect(() => {
    void shareWishlist({}).then((shared) =>
      shared.ok ? setCode(shared.code) : setProblem(shared.text || texts.noAnswer),
    );
  }, [texts]);
  const stop = async () => {
    const isStopped = await stopSharing();
    showNotification(
      isStopped ? { type: 'info', message: texts.stopped } : { type: 'error', message: texts.noAnswer },
    );
    if (isStopped) onClose();
  };
  return (
    <Sheet closeLabel={close} from="bottom" onClose={onClose} title={texts.shareTitle}>
      <div className="grid gap-5">
        <p className="text-ink-soft">{texts.shareIntro}</p>
        {problem !== '' && (
          <p className="font-medium text-danger" role="alert">
            {problem}
          </p>
        )}
        {code === null ? (
          problem === '' && <span aria-hidden="true" className="skeleton block h-24 w-full" />
        ) : (
          <>
            <SharedLink
              address={`${location.origin}${listPagePaths.sharedWishlist(store.code, code)}`}
              title={texts.shareTitle}
            />
            <ByEmail />
            <button className={buttonStyle.quiet} onClick={() => void stop()} type="button">
              {texts.stop}
            </button>
          </>
        )}
      </div>
    </Sheet>
  );
};
