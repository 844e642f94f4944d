import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTexts } from '../i18n/use-desk.ts';
import { deskButton } from '../parts/button-styles.ts';
import { DeskIcon } from '../parts/desk-icon.tsx';
import { savableSearch } from './list-address.ts';
import type { SavedView } from './saved-view.ts';

const ViewsSheet = lazy(async () => ({ default: (await import('./views-sheet.tsx')).ViewsSheet }));

/** Opens what saves the list as it is, and what the member has saved. */
export const ViewsButton = ({ list, saved }: { list: string; saved: readonly SavedView[] }) => {
  const texts = useTexts('views');
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
