import { useQueryClient } from '@tanstack/react-query';
import { useTexts } from '../../i18n/use-desk.ts';
import { deskButton } from '../../parts/button-styles.ts';
import { storePaths } from '../../paths.ts';
import { useRefusalText } from '../../parts/refusal-text.ts';
import { ask } from '../../provider-client/ask.ts';
import { showToast } from '../../undo/toast-state.ts';
import type { DeskReview } from './use-decide-reviews.ts';

/** Side of a picture in CSS pixels, and as it is asked for. */
const [shownSide, askedSide] = [160, 400];
const largeSide = 1800;

type Decision = 'approve' | 'reject';

/** Returns the function that decides on a picture of a review; a refusal is said in a notice. */
const useDecidePicture = (reviewId: number) => {
  const textOf = useRefusalText();
  const client = useQueryClient();
  return async (picture: number, decision: Decision): Promise<void> => {
    try {
      await ask('desk/decide-review-pictures', {
        params: { reviewId: String(reviewId) },
        body: { pictures: [picture], decision },
      });
      await client.invalidateQueries({ queryKey: ['desk/reviews'] });
    } catch (error) {
      showToast({ type: 'error', message: textOf(error) });
    }
  };
};

type PictureProps = {
  picture: DeskReview['pictures'][number];
  number: number;
  onDecide: (decision: Decision) => void;
};

const Picture = ({ picture: { path, state }, number, onDecide }: PictureProps) => {
  const texts = useTexts('reviews');
  const button = (decision: Decision, label: string, name: string) => (
    <button aria-label={name} className={deskButton.quiet} onClick={() => onDecide(decision)} type="button">
      {label}
    </button>
  );
  return (
    <li className="flex flex-wrap items-center gap-4">
      <a href={storePaths.picture(largeSide, path)} rel="noreferrer" target="_blank">
        <img
          alt={texts.pictureOf(number)}
          className="size-40 rounded-inner bg-sunken object-contain"
          height={shownSide}
          src={storePaths.picture(askedSide, path)}
          width={shownSide}
        />
      </a>
      <div className="grid gap-2">
        <p>{texts.states[state]}</p>
        <div className="flex flex-wrap gap-2">
          {state !== 'approved' && button('approve', texts.approve, texts.showPicture(number))}
          {state !== 'rejected' && button('reject', texts.reject, texts.refusePicture(number))}
        </div>
      </div>
    </li>
  );
};

/** The pictures of a review, each of which is shown to shoppers or not. */
export const ReviewPictures = ({ review: { id, pictures } }: { review: DeskReview }) => {
  const texts = useTexts('reviews');
  const decide = useDecidePicture(id);
  return (
    <ul aria-label={texts.pictures} className="grid gap-4">
      {pictures.map((picture, place) => (
        <Picture
          key={picture.id}
          number={place + 1}
          onDecide={(decision) => void decide(picture.id, decision)}
          picture={picture}
        />
      ))}
    </ul>
  );
};
