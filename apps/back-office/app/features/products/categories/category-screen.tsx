import { Skeleton } from '@dijla/ui-kit/skeleton.tsx';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router';
import { useDeskLanguage, useTexts } from '../../../i18n/use-desk.ts';
import { BackLink } from '../../../parts/back-link.tsx';
import { deskButton } from '../../../parts/button-styles.ts';
import { FailureNote } from '../../../parts/failure-note.tsx';
import { Panel } from '../../../parts/panel.tsx';
import { paths, storePaths } from '../../../paths.ts';
import { useCall } from '../../../provider-client/use-call.ts';
import { useMay } from '../../../session/use-session.ts';
import { Screen } from '../../../shell/screen.tsx';
import { nameIn } from './category-places.ts';
import type { OpenedCategory } from './category-values.ts';

const CategoryForm = lazy(async () => ({ default: (await import('./category-form.tsx')).CategoryForm }));
const ProductsPanel = lazy(async () => ({ default: (await import('./products-panel.tsx')).ProductsPanel }));
const RemoveSheet = lazy(async () => ({ default: (await import('./remove-sheet.tsx')).RemoveSheet }));

const Waiting = () => <Skeleton className="h-96 w-full" />;

const Frame = ({ title, actions, children }: { title: string; actions?: ReactNode; children: ReactNode }) => {
  const texts = useTexts('categories');
  return (
    <Screen
      above={<BackLink to={paths.categories}>{texts.title}</BackLink>}
      actions={actions}
      help={texts.help}
      title={title}
    >
      <Suspense fallback={<Waiting />}>{children}</Suspense>
    </Screen>
  );
};

/** Names the category above; of one at the top it says so. */
const Above = ({ parentId }: { parentId: number | null }) => {
  const texts = useTexts('categories');
  const { store } = useDeskLanguage();
  const { data } = useCall('desk/categories');
  const parent = data?.items.find(({ id }) => id === parentId);
  return (
    <Panel title={texts.whereItIs}>
      {parent === undefined ? (
        texts.top
      ) : (
        <Link className="underline underline-offset-4" to={paths.category(parent.id)}>
          {nameIn(parent, store.language)}
        </Link>
      )}
    </Panel>
  );
};

const Actions = ({ opened, onRemove }: { opened: OpenedCategory; onRemove: () => void }) => {
  const texts = useTexts('categories');
  const { store } = useDeskLanguage();
  return (
    <>
      {opened.category.is_active && (
        <a
          className={deskButton.plain}
          href={storePaths.page(store.code, opened.url_path)}
          rel="noreferrer"
          target="_blank"
        >
          {texts.seeInShop}
        </a>
      )}
      <Link className={deskButton.quiet} to={paths.newCategoryBelow(opened.id)}>
        {texts.addBelow}
      </Link>
      <button className={deskButton.plain} onClick={onRemove} type="button">
        {texts.remove}
      </button>
    </>
  );
};

/** One that exists, as it was when it was opened or last saved here. */
const Opened = ({ first }: { first: OpenedCategory }) => {
  const { store } = useDeskLanguage();
  const [opened, setOpened] = useState(first);
  const [isRemoving, setIsRemoving] = useState(false);
  const { texts } = opened.category;
  const name =
    texts[store.language].name ||
    Object.values(texts).find((text) => text.name !== '')?.name ||
    opened.url_path;
  return (
    <Frame actions={<Actions onRemove={() => setIsRemoving(true)} opened={opened} />} title={name}>
      <div className="grid gap-4">
        <CategoryForm
          beside={<Above parentId={opened.parent_id} />}
          onSaved={setOpened}
          opened={first}
          parentId={opened.parent_id}
        />
        <ProductsPanel categoryId={opened.id} />
      </div>
      {isRemoving && <RemoveSheet name={name} onClose={() => setIsRemoving(false)} opened={opened} />}
    </Frame>
  );
};

const New = ({ parentId }: { parentId: number | null }) => {
  const texts = useTexts('categories');
  const navigate = useNavigate();
  return (
    <Frame title={texts.add}>
      <CategoryForm
        beside={<Above parentId={parentId} />}
        onSaved={({ id }) => void navigate(paths.category(id), { replace: true })}
        opened={null}
        parentId={parentId}
      />
    </Frame>
  );
};

const Existing = ({ categoryId }: { categoryId: string }) => {
  const texts = useTexts('categories');
  const { data, isError, error, refetch, isPlaceholderData, isFetching, isFetchedAfterMount } = useCall(
    'desk/category',
    { params: { categoryId } },
  );
  // A form begins with what the category is now, not with what was read of it before.
  const isOld = isPlaceholderData || (isFetching && !isFetchedAfterMount);
  if (data === undefined || isOld)
    return (
      <Frame title={texts.title}>
        {isError ? <FailureNote error={error} onRetry={() => void refetch()} /> : <Waiting />}
      </Frame>
    );
  return <Opened first={data} />;
};

/** All that is said of one category, and the products in it; `new` makes one. */
export const CategoryScreen = () => {
  const { categoryId = '' } = useParams();
  const [search] = useSearchParams();
  const may = useMay();
  const texts = useTexts('categories');
  const { notPermitted } = useTexts('common');
  if (!may('catalog.arrange')) return <Frame title={texts.title}>{notPermitted}</Frame>;
  if (categoryId !== 'new') return <Existing categoryId={categoryId} key={categoryId} />;
  const below = Number(search.get('below') ?? '');
  return <New key={below} parentId={Number.isSafeInteger(below) && below > 0 ? below : null} />;
};
