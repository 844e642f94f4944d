import { grouped } from '@dijla/messages/plural';
import { useId } from 'react';
import { NavLink } from 'react-router';
import { useTexts } from '../i18n/use-desk.ts';
import { DeskIcon } from '../parts/desk-icon.tsx';
import { useMay } from '../session/use-session.ts';
import { deskGroups } from './desk-groups.ts';
import { type DeskPlace, deskPlaces } from './desk-places.ts';
import { useWaiting } from './use-waiting.ts';

/** Returns the places that the member may enter. */
export const usePlaces = (): readonly DeskPlace[] => {
  const may = useMay();
  return deskPlaces.filter(
    ({ permission, unless }) => may(permission) && !(unless !== undefined && may(unless)),
  );
};

const linkStyle =
  'press flex min-h-11 items-center gap-3 rounded-card px-3 font-medium text-ink-soft hover:bg-sunken hover:text-ink aria-[current=page]:bg-accent-soft aria-[current=page]:text-accent-ink md:min-h-9.5';

const PlaceLink = ({
  place: { word, to, icon },
  count,
  onGo,
}: {
  place: DeskPlace;
  /** How many wait there. */
  count: number;
  onGo?: (() => void) | undefined;
}) => {
  const texts = useTexts('shell');
  return (
    <NavLink className={linkStyle} end={to === '/'} onClick={onGo} to={to}>
      <DeskIcon name={icon} />
      <span className="min-w-0 flex-1 truncate">{texts[word]}</span>
      {count > 0 && (
        <span className="rounded-full bg-sunken px-2 text-sm font-semibold text-ink">
          {grouped(count)}
          <span className="sr-only"> {texts.waiting}</span>
        </span>
      )}
    </NavLink>
  );
};

/** Links to every place, by what they are about, each with what waits there. */
export const Navigation = ({ onGo }: { onGo?: () => void }) => {
  const texts = useTexts('shell');
  const id = useId();
  const waiting = useWaiting();
  const places = usePlaces();
  const groups = deskGroups
    .map(({ title, words }) => ({
      title,
      places: words.flatMap((word) => places.filter((place) => place.word === word)),
    }))
    .filter((group) => group.places.length > 0);
  return (
    <nav aria-label={texts.navigation} className="grid gap-4">
      {groups.map((group) => (
        <div key={group.title}>
          {group.title !== null && (
            <p className="px-3 pb-1 text-xs font-semibold text-ink-soft" id={`${id}-${group.title}`}>
              {texts[group.title]}
            </p>
          )}
          <ul
            aria-labelledby={group.title === null ? undefined : `${id}-${group.title}`}
            className="grid gap-0.5"
          >
            {group.places.map((place) => (
              <li key={place.to}>
                <PlaceLink
                  count={place.counted === undefined ? 0 : (waiting[place.counted] ?? 0)}
                  onGo={onGo}
                  place={place}
                />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
};
