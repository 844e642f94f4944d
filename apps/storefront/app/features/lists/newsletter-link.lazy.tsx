import { buttonStyle } from '@dijla/ui-kit/button-style.ts';
import { EmptyState } from '@dijla/ui-kit/empty-state.tsx';
import { useIsLive } from '@dijla/ui-kit/hooks/use-is-live.ts';
import { RiverPicture } from '@dijla/ui-kit/pictures/river-picture.tsx';
import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import { confirmNewsletter, stopNewsletter } from '../../device/newsletter-actions.ts';
import { useStoreView } from '../../i18n/store-context.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { paths } from '../../paths.ts';
import { NewsletterChoice } from '../../shop/newsletter/newsletter-choice.lazy.tsx';
import { NewsletterField } from '../../shop/page/newsletter-field.lazy.tsx';

/** What a link of a message asks for. */
type Asked = { act: 'confirm' | 'stop' | 'choose'; key: string };

/** Reads the address on the device, so that no key is in a page the server stores. */
const askedIn = (search: string): Asked | null => {
  const parameters = new URLSearchParams(search);
  const confirm = parameters.get('confirm');
  const stop = parameters.get('stop');
  const preferences = parameters.get('preferences');
  if (preferences !== null) return { act: 'choose', key: preferences };
  if (confirm !== null) return { act: 'confirm', key: confirm };
  return stop === null ? null : { act: 'stop', key: stop };
};

/** What came of it: the title and the text that say so. */
type Outcome = { title: string; text: string };

/** Carries out what was asked for, when the button is pressed and not before: programs that read mail open links. */
const useAct = ({ act, key }: Asked) => {
  const texts = useTexts('newsletter');
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [isBusy, setBusy] = useState(false);
  const carryOut = async (): Promise<Outcome> => {
    if (act !== 'confirm') {
      const stopped = await stopNewsletter(key);
      return stopped.ok
        ? { title: texts.stopped, text: texts.stoppedText }
        : { title: texts.notDone, text: stopped.text || texts.noAnswer };
    }
    const confirmed = await confirmNewsletter(key);
    if (!confirmed.ok) return { title: texts.notDone, text: confirmed.text || texts.noAnswer };
    const { has_coupon: hasCoupon } = confirmed.result;
    return { title: texts.confirmed, text: hasCoupon ? texts.couponSent : texts.confirmedText };
  };
  const press = async (): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    setOutcome(await carryOut());
    setBusy(false);
  };
  return { outcome, isBusy, press: () => void press() };
};

const Question = ({ asked }: { asked: Asked }) => {
  const texts = useTexts('newsletter');
  const { startShopping } = useTexts('lists');
  const { code } = useStoreView();
  const { outcome, isBusy, press } = useAct(asked);
  const picture = <RiverPicture floating="box" />;
  if (outcome !== null)
    return (
      <EmptyState heading="h2" picture={picture} text={outcome.text} title={outcome.title}>
        <Link className={buttonStyle.primary} to={paths.home(code)}>
          {startShopping}
        </Link>
      </EmptyState>
    );
  if (asked.act === 'choose')
    return (
      <NewsletterChoice givenKey={asked.key}>
        <button aria-busy={isBusy} className={buttonStyle.quiet} onClick={press} type="button">
          {texts.stop}
        </button>
      </NewsletterChoice>
    );
  const isStop = asked.act === 'stop';
  return (
    <EmptyState
      heading="h2"
      picture={picture}
      text={isStop ? texts.stopText : texts.confirmText}
      title={isStop ? texts.stopTitle : texts.confirmTitle}
    >
      <button aria-busy={isBusy} className={buttonStyle.primary} onClick={press} type="button">
        {isStop ? texts.stop : texts.confirm}
      </button>
    </EmptyState>
  );
};

/** The page that links of messages about the newsletter open; without one it is where one signs up. */
export const NewsletterLink = () => {
  const texts = useTexts('newsletter');
  const isLive = useIsLive();
  const asked = useMemo(() => (isLive ? askedIn(location.search) : undefined), [isLive]);
  if (asked === undefined) return <span aria-busy className="skeleton block h-32 w-full" />;
  if (asked !== null) return <Question asked={asked} />;
  return (
    <div className="grid max-w-md gap-5">
      <p className="text-ink-soft">{texts.intro}</p>
      <NewsletterField label={texts.email} />
    </div>
  );
};
