import { Skeleton } from '@dijla/ui-kit/skeleton.tsx';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useDeskLanguage, useTexts } from '../../../i18n/use-desk.ts';
import { BackLink } from '../../../parts/back-link.tsx';
import { FailureNote } from '../../../parts/failure-note.tsx';
import { paths } from '../../../paths.ts';
import { useCall } from '../../../provider-client/use-call.ts';
import { useMay } from '../../../session/use-session.ts';
import { Screen } from '../../../shell/screen.tsx';
import type { CarouselCategory, OpenedCarousel } from './carousel-values.ts';
import { RemoveCarousel } from './remove-carousel.tsx';

const CarouselForm = lazy(async () => ({ default: (await import('./carousel-form.tsx')).CarouselForm }));

const Waiting = () => <Skeleton className="h-96 w-full" />;

const Frame = ({ title, children }: { title: string; children: ReactNode }) => {
  const texts = useTexts('carousels');
  return (
    <Screen above={<BackLink to={paths.carousels}>{texts.title}</BackLink>} help={texts.help} title={title}>
      <div className="grid max-w-4xl grid-cols-1 gap-4">
        <Suspense fallback={<Waiting />}>{children}</Suspense>
      </div>
    </Screen>
  );
};

type Choices = { categories: readonly CarouselCategory[] };

/** One that exists, as it was when it was opened or last saved here. */
const Opened = ({ first, categories }: Choices & { first: OpenedCarousel }) => {
  const texts = useTexts('carousels');
  const { store } = useDeskLanguage();
  const [opened, setOpened] = useState(first);
  return (
    <Frame title={opened.carousel.titles[store.language] || opened.identifier}>
      <CarouselForm categories={categories} onSaved={setOpened} opened={first} />
      {opened.is_fixed ? <p className="text-ink-soft">{texts.fixed}</p> : <RemoveCarousel opened={opened} />}
    </Frame>
  );
};

const Existing = ({ carouselId, categories }: Choices & { carouselId: string }) => {
  const texts = useTexts('carousels');
  const { data, isError, error, refetch, isPlaceholderData, isFetching, isFetchedAfterMount } = useCall(
    'desk/carousel',
    { params: { carouselId } },
  );
  // A form begins with what the carousel is now, not with what was read of it before.
  const isOld = isPlaceholderData || (isFetching && !isFetchedAfterMount);
  if (data === undefined || isOld)
    return (
      <Frame title={texts.title}>
        {isError ? <FailureNote error={error} onRetry={() => void refetch()} /> : <Waiting />}
      </Frame>
    );
  return <Opened categories={categories} first={data} />;
};

/** All that is said of one carousel; `new` makes one. */
export const CarouselScreen = () => {
  const { carouselId = '' } = useParams();
  const navigate = useNavigate();
  const may = useMay();
  const texts = useTexts('carousels');
  const { notPermitted } = useTexts('common');
  const { data, isError, error, refetch } = useCall('desk/carousels');
  if (!may('content.write')) return <Frame title={texts.title}>{notPermitted}</Frame>;
  if (data === undefined)
    return (
      <Frame title={texts.title}>
        {isError ? <FailureNote error={error} onRetry={() => void refetch()} /> : <Waiting />}
      </Frame>
    );
  const { categories } = data;
  if (carouselId !== 'new')
    return <Existing carouselId={carouselId} categories={categories} key={carouselId} />;
  return (
    <Frame title={texts.add}>
      <CarouselForm
        categories={categories}
        onSaved={({ id }) => void navigate(paths.carousel(id), { replace: true })}
        opened={null}
      />
    </Frame>
  );
};
