import { Skeleton } from '@dijla/ui-kit/skeleton.tsx';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useDeskLanguage, useTexts } from '../../../i18n/use-desk.ts';
import { BackLink } from '../../../parts/back-link.tsx';
import { deskButton } from '../../../parts/button-styles.ts';
import { FailureNote } from '../../../parts/failure-note.tsx';
import { paths, storePaths } from '../../../paths.ts';
import { useCall } from '../../../provider-client/use-call.ts';
import { useMay } from '../../../session/use-session.ts';
import { Screen } from '../../../shell/screen.tsx';
import type { OpenedBrand } from './brand-values.ts';

const BrandForm = lazy(async () => ({ default: (await import('./brand-form.tsx')).BrandForm }));

const Waiting = () => <Skeleton className="h-96 w-full" />;

const Frame = ({ title, actions, children }: { title: string; actions?: ReactNode; children: ReactNode }) => {
  const texts = useTexts('brands');
  return (
    <Screen
      above={<BackLink to={paths.brands}>{texts.title}</BackLink>}
      actions={actions}
      help={texts.help}
      title={title}
    >
      <Suspense fallback={<Waiting />}>{children}</Suspense>
    </Screen>
  );
};

/** One that exists, as it was when it was opened or last saved here. */
const Opened = ({ first }: { first: OpenedBrand }) => {
  const texts = useTexts('brands');
  const { store } = useDeskLanguage();
  const [opened, setOpened] = useState(first);
  const { brand, code } = opened;
  const see = (
    <a
      className={deskButton.plain}
      href={storePaths.brand(store.code, brand.url_key)}
      rel="noreferrer"
      target="_blank"
    >
      {texts.seeInShop}
    </a>
  );
  return (
    <Frame actions={see} title={brand.texts[store.language].title || code}>
      <BrandForm onSaved={setOpened} opened={first} />
    </Frame>
  );
};

const New = () => {
  const texts = useTexts('brands');
  const navigate = useNavigate();
  return (
    <Frame title={texts.add}>
      <BrandForm onSaved={({ id }) => void navigate(paths.brand(id), { replace: true })} opened={null} />
    </Frame>
  );
};

const Existing = ({ brandId }: { brandId: string }) => {
  const texts = useTexts('brands');
  const { data, isError, error, refetch, isPlaceholderData, isFetching, isFetchedAfterMount } = useCall(
    'desk/brand',
    { params: { brandId } },
  );
  // A form begins with what the brand is now, not with what was read of it before.
  const isOld = isPlaceholderData || (isFetching && !isFetchedAfterMount);
  if (data === undefined || isOld)
    return (
      <Frame title={texts.title}>
        {isError ? <FailureNote error={error} onRetry={() => void refetch()} /> : <Waiting />}
      </Frame>
    );
  return <Opened first={data} />;
};

/** All that is said of one brand; `new` makes one. */
export const BrandScreen = () => {
  const { brandId = '' } = useParams();
  const may = useMay();
  const texts = useTexts('brands');
  const { notPermitted } = useTexts('common');
  if (!may('catalog.arrange')) return <Frame title={texts.title}>{notPermitted}</Frame>;
  return brandId === 'new' ? <New /> : <Existing brandId={brandId} key={brandId} />;
};
