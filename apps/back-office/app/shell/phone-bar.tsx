import { lazy, Suspense, useState } from 'react';
import { NavLink } from 'react-router';
import { useTexts } from '../i18n/use-desk.ts';
import { DeskIcon } from '../parts/desk-icon.tsx';
import { usePlaces } from './navigation.tsx';

const PhoneDrawer = lazy(async () => ({ default: (await import('./phone-drawer.tsx')).PhoneDrawer }));

/** Places that have a button of their own on a phone. */
const first = 3;
const buttonStyle =
  'press grid min-h-14 justify-items-center content-center gap-0.5 text-xs font-medium text-ink-soft aria-[current=page]:text-accent-ink';

/** The lower edge on a phone: the first places, and a drawer with all of them. */
export const PhoneBar = () => {
  const texts = useTexts('shell');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <nav
        aria-label={texts.navigation}
        className="fixed inset-x-0 bottom-0 z-bar grid auto-cols-fr grid-flow-col bg-surface pb-[env(safe-area-inset-bottom)] shadow-edge md:hidden"
      >
        {usePlaces()
          .slice(0, first)
          .map(({ word, to, icon }) => (
            <NavLink className={buttonStyle} end={to === '/'} key={to} to={to}>
              <DeskIcon className="size-6" name={icon} />
              {texts[word]}
            </NavLink>
          ))}
        <button className={buttonStyle} onClick={() => setIsOpen(true)} type="button">
          <DeskIcon className="size-6" name="more" />
          {texts.more}
        </button>
      </nav>
      {isOpen && (
        <Suspense>
          <PhoneDrawer onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
