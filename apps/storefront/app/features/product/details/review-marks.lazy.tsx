import { Icon } from '@dijla/ui-kit/pictures/icon.tsx';
import { useRef, useState } from 'react';
import { hasVoted, voteReview } from '../../../device/reviews/review-vote-actions.ts';
import { lazyPart } from '../../../i18n/lazy-part.tsx';
import { useStoreView } from '../../../i18n/store-context.ts';
import { textsIn } from '../../../i18n/texts-in.ts';
import { useTexts } from '../../../i18n/texts.tsx';
import { showNotification } from '../../../shop/page/notification-state.ts';
import { Photo } from '../../../shop/pictures/photo.ts';
import type { ReviewView } from '../../../view-models/product/review-view.ts';
import type { PictureViewerProps } from '../gallery/picture-viewer.lazy.tsx';

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

const viewer = lazyPart<PictureViewerProps>({
  part: async () => (await import('../gallery/picture-viewer.lazy.tsx')).PictureViewer,
  texts: textsIn('product/product-more'),
});

/** The color that a picture's path tells. */
const toneIn = (path: string): string | null => {
  const [, tone] = /-([0-9a-f]{6})\.webp$/.exec(path) ?? [];
  return tone === undefined ? null : `#${tone}`;
};

/** Pictures of a review, small; a press opens them large. */
const Pictures = ({ paths, nickname }: { paths: readonly string[]; nickname: string }) => {
  const texts = useTexts('reviewMarks');
  const { language } = useStoreView();
  const [opened, setOpened] = useState<number | null>(null);
  const pictures = paths.map((path, place) => ({
    path,
    tone: toneIn(path),
    alt: texts.pictureBy(nickname, place + 1),
  }));
  return (
    <>
      <ul className="flex flex-wrap gap-2 pt-1">
        {pictures.map(({ path, tone, alt }, place) => (
          <li key={path}>
            <button
              className="press block size-20 overflow-hidden rounded-inner"
              onClick={() => setOpened(place)}
              onPointerDown={() => viewer.fetch(language)}
              type="button"
            >
              <Photo alt={alt} path={path} size={100} slot="80px" tone={tone} />
            </button>
          </li>
        ))}
      </ul>
      {opened !== null && (
        <viewer.Part name={nickname} onClose={() => setOpened(null)} opened={opened} pictures={pictures} />
      )}
    </>
  );
};

/** What belongs to a review below its words: its pictures, and that it helped. */
export const ReviewMarks = ({ review }: { review: ReviewView }) => {
  const texts = useTexts('reviewMarks');
  const { isMine, helpful, press } = useVote(review);
  return (
    <>
      {review.pictures && <Pictures nickname={review.nickname} paths={review.pictures} />}
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
    </>
  );
};
