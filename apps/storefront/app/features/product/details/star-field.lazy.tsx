import { Icon } from '@dijla/ui-kit/pictures/icon.tsx';
import { useState } from 'react';
import { useTexts } from '../../../i18n/texts.tsx';

const choices = [1, 2, 3, 4, 5];

type StarsProps = {
  name: string;
  chosen: number;
  onChoose: (stars: number) => void;
  /** Side of a star. */
  size: string;
};

/** One to five stars as radio buttons; those up to the chosen one are filled. */
const Stars = ({ name, chosen, onChoose, size }: StarsProps) => {
  const texts = useTexts('reviews');
  return choices.map((stars) => (
    <label
      className="press grid size-12 place-items-center rounded-card has-focus-visible:focus-ring"
      key={stars}
    >
      <input
        checked={chosen === stars}
        className="sr-only"
        name={name}
        onChange={() => onChoose(stars)}
        type="radio"
        value={stars}
      />
      <Icon className={`${size} ${stars <= chosen ? 'text-(--star)' : 'text-(--unlit)'}`} name="star" />
      <span className="sr-only">{texts.star[stars - 1]}</span>
    </label>
  ));
};

/** One to five stars as a group of radio buttons named `rating`. */
export const StarField = ({ error, id }: { error: string | null; id: string }) => {
  const texts = useTexts('reviews');
  const [chosen, setChosen] = useState(0);
  return (
    <fieldset aria-describedby={error === null ? undefined : `${id}-error`} className="grid gap-1.5">
      <legend className="pb-1.5 font-medium">{texts.stars}</legend>
      <div className="-ms-2 flex">
        <Stars chosen={chosen} name="rating" onChoose={setChosen} size="size-8" />
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

type AspectFieldProps = {
  aspects: readonly { code: string; name: string }[];
  /** Stars by the code of an aspect. */
  given: Readonly<Record<string, number>>;
  onGive: (code: string, stars: number) => void;
};

/** Stars for each aspect that the shop asks for, none of which has to be given. */
export const AspectField = ({ aspects, given, onGive }: AspectFieldProps) => {
  const texts = useTexts('reviews');
  return (
    <fieldset>
      <legend className="font-medium">{texts.aspects}</legend>
      {aspects.map(({ code, name }) => (
        // A legend takes no part in a grid, so the label is a line of the group.
        <fieldset
          aria-label={name}
          className="grid grid-cols-1 items-center sm:grid-cols-[minmax(0,1fr)_auto] sm:gap-x-4"
          key={code}
        >
          <bdi aria-hidden="true" className="pt-2 sm:pt-0">
            {name}
          </bdi>
          <div className="-ms-3 flex sm:ms-0 sm:-me-2">
            <Stars
              chosen={given[code] ?? 0}
              name={`aspect-${code}`}
              onChoose={(stars) => onGive(code, stars)}
              size="size-6"
            />
          </div>
        </fieldset>
      ))}
    </fieldset>
  );
};
