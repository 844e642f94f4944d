import { Icon } from '@dijla/ui-kit/pictures/icon.tsx';
import { useState } from 'react';
import { useTexts } from '../../../i18n/texts.tsx';

const choices = [1, 2, 3, 4, 5];

/** One to five stars as a group of radio buttons named `rating`; those up to the chosen one are filled. */
export const StarField = ({ error, id }: { error: string | null; id: string }) => {
  const texts = useTexts('reviews');
  const [chosen, setChosen] = useState(0);
  return (
    <fieldset aria-describedby={error === null ? undefined : `${id}-error`} className="grid gap-1.5">
      <legend className="pb-1.5 font-medium">{texts.stars}</legend>
      <div className="-ms-2 flex">
        {choices.map((stars) => (
          <label
            className="press grid size-12 place-items-center rounded-card has-focus-visible:focus-ring"
            key={stars}
          >
            <input
              checked={chosen === stars}
              className="sr-only"
              name="rating"
              onChange={() => setChosen(stars)}
              type="radio"
              value={stars}
            />
            <Icon className={`size-8 ${stars <= chosen ? 'text-(--star)' : 'text-(--unlit)'}`} name="star" />
            <span className="sr-only">{texts.star[stars - 1]}</span>
          </label>
        ))}
      </div>
      {error !== null && (
        <p className="flex items-center gap-1.5 text-sm font-medium text-danger" id={`${id}-error`}>
          <Icon className="size-4.5" name="alert" />
          {error}
        </p>
      )}
    </fieldset>
  );
};
