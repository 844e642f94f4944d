import { grouped } from '@dijla/messages/plural';
import { NavLink } from 'react-router';
import { useTexts } from '../i18n/use-desk.ts';
import { DeskIcon } from '../parts/desk-icon.tsx';
import { useMay } from '../session/use-session.ts';
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

/** Links to every place, each with what waits there. */
export const Navigation = ({ onGo }: { onGo?: () => void }) => {
  const texts = useTexts('shell');
  const waiting = useWaiting();
  return (
    <nav aria-label={texts.navigation}>
      <ul className="grid gap-0.5">
        {usePlaces().map(({ word, to, icon, counted }) => {
          const count = counted === undefined ? 0 : (waiting[counted] ?? 0);
          return (
            <li key={to}>
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
            </li>
          );
        })}
      </ul>
    </nav>
  );
};
