import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { Outlet, useNavigate } from 'react-router';
import { withTexts } from '../i18n/desk-texts.ts';
import { useDeskLanguage, useTexts } from '../i18n/use-desk.ts';
import { useLiveOrders } from '../live-orders/use-live-orders.ts';
import { deskIconButton } from '../parts/button-styles.ts';
import { DeskIcon } from '../parts/desk-icon.tsx';
import { KeyCaps } from '../parts/key-caps.tsx';
import { useSession } from '../session/use-session.ts';
import { Navigation, usePlaces } from './navigation.tsx';
import { PhoneBar } from './phone-bar.tsx';
import { listenForShortcuts, useShortcuts } from './shortcuts.ts';

const loadPalette = () => withTexts(['orders', 'palette'], () => import('./palette.tsx'));
const Palette = lazy(async () => ({ default: (await loadPalette()).Palette }));

/** Keys that work on every screen: the palette, and `g` with the letter of a place. */
const useDeskShortcuts = (openPalette: () => void): void => {
  const texts = useTexts('shell');
  const navigate = useNavigate();
  const { permissions } = useSession();
  const places = usePlaces();
  useShortcuts(
    useMemo(
      () => [
        { keys: 'mod+k', label: texts.openPalette, act: openPalette },
        ...places.flatMap(({ word, to, key }) =>
          key === undefined
            ? []
            : [{ keys: `g ${key}`, label: texts.go(texts[word]), act: () => void navigate(to) }],
        ),
      ],
      // oxlint-disable-next-line react/exhaustive-deps -- the places follow from the permissions
      [texts, navigate, permissions, openPalette],
    ),
  );
  useEffect(listenForShortcuts, []);
};

const SearchButton = ({ onOpen }: { onOpen: () => void }) => {
  const texts = useTexts('shell');
  return (
    <>
      <button
        className="press hidden min-h-9.5 w-full max-w-md items-center gap-3 rounded-card bg-surface px-3 text-ink-soft inset-ring-1 inset-ring-line hover:inset-ring-line-strong md:flex"
        onClick={onOpen}
        type="button"
      >
        <DeskIcon name="search" />
        <span className="min-w-0 flex-1 truncate text-start">{texts.search}</span>
        <KeyCaps keys="mod+k" />
      </button>
      <button
        aria-label={texts.search}
        className={`${deskIconButton} ms-auto md:hidden`}
        onClick={onOpen}
        type="button"
      >
        <DeskIcon className="size-6" name="search" />
      </button>
    </>
  );
};

/** The frame of the desk: navigation at the start, one search above, the screen. */
export const DeskShell = () => {
  const texts = useTexts('shell');
  const { store } = useDeskLanguage();
  const { staff } = useSession();
  const [isSearching, setIsSearching] = useState(false);
  const openPalette = useMemo(() => () => setIsSearching(true), []);
  useDeskShortcuts(openPalette);
  useLiveOrders();
  // Whoever presses its keys types on at once.
  useEffect(() => void loadPalette(), []);
  return (
    <div className="min-h-dvh md:grid md:grid-cols-[15rem_minmax(0,1fr)]" lang={store.locale}>
      <a
        className="sr-only focus:not-sr-only focus:fixed focus:start-4 focus:top-2 focus:z-toast focus:rounded-card focus:bg-surface focus:px-4 focus:py-2"
        href="#main"
      >
        {texts.skip}
      </a>
      <aside
        aria-label={texts.desk}
        className="sticky top-0 hidden h-dvh flex-col gap-4 overflow-y-auto border-e border-line bg-surface p-3 md:flex"
      >
        <p className="px-3 pt-2 text-lg font-bold">{texts.desk}</p>
        <Navigation />
        <p className="mt-auto truncate px-3 text-sm text-ink-soft">
          <bdi>{staff.name}</bdi>
        </p>
      </aside>
      <div className="min-w-0">
        <header className="sticky top-0 z-bar flex min-h-14 items-center gap-3 border-b border-line bg-ground px-4 md:px-6">
          <p className="font-bold md:hidden">{texts.desk}</p>
          <SearchButton onOpen={openPalette} />
        </header>
        <main className="mx-auto max-w-[90rem] px-4 pt-4 pb-24 md:px-6 md:pb-10" id="main" tabIndex={-1}>
          <Outlet />
        </main>
      </div>
      <PhoneBar />
      {isSearching && (
        <Suspense>
          <Palette onClose={() => setIsSearching(false)} />
        </Suspense>
      )}
    </div>
  );
};
