import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useTexts } from '../i18n/use-desk.ts';
import { deskButton } from '../parts/button-styles.ts';
import { DeskIcon } from '../parts/desk-icon.tsx';
import { useCall } from '../provider-client/use-call.ts';
import { type ListView, savableSearch } from './list-address.ts';
import type { SavedView } from './saved-view.ts';

const ViewsSheet = lazy(async () => ({ default: (await import('./views-sheet.tsx')).ViewsSheet }));

/**
 * Returns the saved views of a list by its name: one's own, and those shared with all. A list that is entered without
 * any filter opens with the member's default.
 */
export const useSavedViews = (list: string | undefined): readonly SavedView[] => {
  const answer = useCall('desk/views', {}, { isOff: list === undefined });
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const views = (answer.data?.items ?? []).filter((view) => view.list === list);
  const isEntered = useRef(search.toString() !== '');
  const isKnown = answer.isSuccess;
  const opening = views.find(({ is_default }) => is_default)?.search;
  useEffect(() => {
    if (isEntered.current || !isKnown) return;
    isEntered.current = true;
    if (opening !== undefined && search.toString() === '')
      void navigate({ search: opening }, { replace: true });
  }, [isKnown, opening, search, navigate]);
  return views;
};

/** Saved views as views of the list. */
export const listViewsOf = (saved: readonly SavedView[]): ListView[] =>
  saved.map(({ name, search }) => ({ name, search }));

/** Opens what saves the list as it is, and what the member has saved. */
export const ViewsButton = ({ list, saved }: { list: string; saved: readonly SavedView[] }) => {
  const { saved: texts } = useTexts('list');
  const [search] = useSearchParams();
  const [isOpen, setIsOpen] = useState(false);
  const shown = savableSearch(search);
  const own = saved.filter(({ is_own }) => is_own);
  if (shown === '' && own.length === 0) return null;
  return (
    <>
      <button className={deskButton.plain} onClick={() => setIsOpen(true)} type="button">
        <DeskIcon name="views" />
        <span className="max-md:sr-only">{shown === '' ? texts.manage : texts.save}</span>
      </button>
      {isOpen && (
        <Suspense>
          <ViewsSheet list={list} onClose={() => setIsOpen(false)} own={own} shown={shown} />
        </Suspense>
      )}
    </>
  );
};
