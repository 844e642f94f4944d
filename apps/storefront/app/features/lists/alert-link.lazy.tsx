import { useIsLive } from '@dijla/ui-kit/hooks/use-is-live.ts';
import { useEffect, useMemo, useState } from 'react';
import { Link } from 'react-router';
import { buttonStyle } from '@dijla/ui-kit/button-style.ts';
import { EmptyState } from '@dijla/ui-kit/empty-state.tsx';
import { RiverPicture } from '@dijla/ui-kit/pictures/river-picture.tsx';
import { useStoreView } from '../../i18n/store-context.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { confirmAlert, stopAlert, stopReviewInvitations } from '../../device/lists/watchlist-actions.ts';
import { paths } from '../../paths.ts';

/** What a link of a message asks for. */
type Asked = { act: 'confirm' | 'stop' | 'stop-all' | 'stop-reviews'; key: string };

/** Reads the address on the device, so that no key is in a page the server stores. */
const askedIn = (search: string): Asked | null => {
  const parameters = new URLSearchParams(search);
  const confirm = parameters.get('confirm');
  const stop = parameters.get('stop');
  const reviews = parameters.get('reviews');
  if (reviews !== null) return { act: 'stop-reviews', key: reviews };
  if (confirm !== null) return { act: 'confirm', key: confirm };
  return stop === null ? null : { act: parameters.get('all') === '1' ? 'stop-all' : 'stop', key: stop };
};

type Outcome = 'done' | { problem: string };

const carryOut = async ({ act, key }: Asked): Promise<Outcome> => {
  const outcome = await (act === 'confirm'
    ? confirmAlert(key)
    : act === 'stop-reviews'
      ? stopReviewInvitations(key)
      : stopAlert(key, act === 'stop-all'));
  return outcome.ok ? 'done' : { problem: outcome.text };
};

/** Carries out what a link asks for; `asked` is undefined until the device reads its address. */
const useLink = () => {
  const isLive = useIsLive();
  const asked = useMemo(() => (isLive ? askedIn(location.search) : undefined), [isLive]);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  useEffect(() => {
    let isThere = true;
    if (asked) void carryOut(asked).then((came) => isThere && setOutcome(came));
    return () => {
      isThere = false;
    };
  }, [asked]);
  return { asked, outcome };
};

/** The page that a message's link opens: it is carried out at once, and says so. */
export const AlertLink = () => {
  const texts = useTexts('alerts');
  const { startShopping } = useTexts('lists');
  const { code } = useStoreView();
  const { asked, outcome } = useLink();
  const goOn = (
    <Link className={buttonStyle.primary} to={paths.home(code)}>
      {startShopping}
    </Link>
  );
  const picture = <RiverPicture floating="box" />;
  if (asked === undefined) return <span aria-busy className="skeleton block h-32 w-full" />;
  if (asked === null)
    return (
      <EmptyState heading="h2" picture={picture} text={texts.emptyText} title={texts.emptyTitle}>
        {goOn}
      </EmptyState>
    );
  if (outcome === null)
    return <output aria-busy>{asked.act === 'confirm' ? texts.confirming : texts.stopping}</output>;
  if (outcome !== 'done')
    return (
      <EmptyState
        heading="h2"
        picture={picture}
        text={outcome.problem || texts.noAnswer}
        title={asked.act === 'confirm' ? texts.notConfirmed : texts.notStopped}
      >
        {goOn}
      </EmptyState>
    );
  const said = {
    confirm: [texts.confirmed, texts.confirmedText],
    stop: [texts.stopped, texts.stoppedText],
    'stop-all': [texts.stoppedAll, texts.stoppedAllText],
    'stop-reviews': [texts.stoppedReviews, texts.stoppedReviewsText],
  } as const;
  const [title, text] = said[asked.act];
  return (
    <EmptyState heading="h2" picture={picture} text={text} title={title}>
      {goOn}
    </EmptyState>
  );
};
