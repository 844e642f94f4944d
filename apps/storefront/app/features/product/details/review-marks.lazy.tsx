import { Icon } from '@dijla/ui-kit/pictures/icon.tsx';
import { useRef, useState } from 'react';
import { hasVoted, voteReview } from '../../../device/review-vote-actions.ts';
import { useTexts } from '../../../i18n/texts.tsx';
import { showNotification } from '../../../shop/page/notification-state.ts';
import type { ReviewView } from '../../../view-models/product/review-view.ts';

/**
 * The vote for a review, shown at once and taken back when the shop refuses it. What is pressed while a vote is on its
 * way is sent after it.
 */
const useVote = ({ id, helpful = 0 }: ReviewView) => {
  const texts = useTexts('reviewMarks');
  const [known, setKnown] = useState(() => ({ isMine: hasVoted(id), helpful }));
  const [isWanted, setWanted] = useState(known.isMine);
  const wanted = useRef(known.isMine);
  const told = useRef(known.isMine);
  const isSending = useRef(false);
  const send = async (): Promise<void> => {
    if (isSending.current) return;
    isSending.current = true;
    while (wanted.current !== told.current) {
      const isMine = wanted.current;
      // oxlint-disable-next-line no-await-in-loop -- one vote after the other
      const sent = await voteReview(id, isMine);
      if (sent.ok) {
        told.current = isMine;
        setKnown({ isMine, helpful: sent.helpful });
      } else {
        wanted.current = told.current;
        setWanted(told.current);
        showNotification({ type: 'error', message: sent.text || texts.unsent });
      }
    }
    isSending.current = false;
  };
  return {
    isMine: isWanted,
    helpful: Math.max(0, known.helpful + Number(isWanted) - Number(known.isMine)),
    press: () => {
      wanted.current = !wanted.current;
      setWanted(wanted.current);
      void send();
    },
  };
};

/** What shoppers do with a review: they say that it helped them. */
export const ReviewMarks = ({ review }: { review: ReviewView }) => {
  const texts = useTexts('reviewMarks');
  const { isMine, helpful, press } = useVote(review);
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
      <button
        aria-pressed={isMine}
        className={`press inline-flex min-h-11 items-center gap-1.5 font-semibold ${isMine ? 'text-success' : 'text-accent-ink'}`}
        onClick={press}
        type="button"
      >
        {isMine && <Icon className="size-4.5" name="check" />}
        {texts.helpful}
      </button>
      {helpful > 0 && <span>{texts.helpfulTo(helpful)}</span>}
    </p>
  );
};
