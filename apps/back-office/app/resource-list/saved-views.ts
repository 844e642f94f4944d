import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useCall } from '../provider-client/use-call.ts';
import type { ListView } from './list-address.ts';
import type { SavedView } from './saved-view.ts';

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

/** Returns saved views as views of the list. */
export const listViewsOf = (saved: readonly SavedView[]): ListView[] =>
  saved.map(({ name, search }) => ({ name, search }));
