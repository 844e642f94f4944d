import { Skeleton } from '@dijla/ui-kit/skeleton.tsx';
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useTexts } from '../../../i18n/use-desk.ts';
import { deskButton } from '../../../parts/button-styles.ts';
import { FailureNote } from '../../../parts/failure-note.tsx';
import { paths } from '../../../paths.ts';
import { useCall } from '../../../provider-client/use-call.ts';
import { useMay } from '../../../session/use-session.ts';
import { Screen } from '../../../shell/screen.tsx';
import { useShortcuts } from '../../../shell/shortcuts.ts';
import { CatalogLinks } from '../catalog-links.tsx';
import { CategoryBranch } from './category-branch.tsx';
import type { Category } from './category-places.ts';
import { useCategoryMoves } from './use-category-moves.ts';

const MoveSheet = lazy(async () => ({ default: (await import('./move-sheet.tsx')).MoveSheet }));

const Tree = ({ all, mayArrange }: { all: readonly Category[]; mayArrange: boolean }) => {
  const texts = useTexts('categories');
  const moves = useCategoryMoves(all);
  const [asked, setAsked] = useState<Category | null>(null);
  const kept = useRef<number | null>(null);
  // Whatever moves makes the list another one.
  useEffect(() => {
    if (kept.current !== null) document.querySelector<HTMLElement>(`#category-${kept.current}`)?.focus();
    kept.current = null;
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the same
  }, [all]);
  if (all.length === 0) return <p>{texts.none}</p>;
  return (
    <>
      <nav aria-label={texts.tree} className="rounded-card bg-surface px-4 py-2 inset-ring-1 inset-ring-line">
        <CategoryBranch
          all={all}
          mayArrange={mayArrange}
          moves={moves}
          onKept={(id) => {
            kept.current = id;
          }}
          onMoveElsewhere={setAsked}
          parent={null}
        />
      </nav>
      {asked !== null && (
        <Suspense>
          <MoveSheet
            all={all}
            category={asked}
            onClose={() => setAsked(null)}
            onMove={(place) => moves.move(asked, place)}
          />
        </Suspense>
      )}
    </>
  );
};

/** The tree of categories, which are moved and hidden here. */
export const CategoryTreeScreen = () => {
  const texts = useTexts('categories');
  const mayArrange = useMay()('catalog.arrange');
  const navigate = useNavigate();
  const { data, isError, error, refetch } = useCall('desk/categories');
  useShortcuts(
    useMemo(
      () =>
        mayArrange ? [{ keys: 'n', label: texts.add, act: () => void navigate(paths.newCategory) }] : [],
      [mayArrange, texts, navigate],
    ),
  );
  return (
    <Screen
      actions={
        mayArrange && (
          <Link className={deskButton.primary} to={paths.newCategory}>
            {texts.add}
          </Link>
        )
      }
      help={texts.help}
      title={texts.title}
    >
      <CatalogLinks />
      {isError && <FailureNote error={error} onRetry={() => void refetch()} />}
      {data === undefined ? (
        !isError && <Skeleton className="h-96 w-full" />
      ) : (
        <Tree all={data.items} mayArrange={mayArrange} />
      )}
    </Screen>
  );
};
