import type { ComponentType } from 'react';
import { Link, useLocation } from 'react-router';
import { useStoreView } from '../../i18n/store-context.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { paths } from '../../paths.ts';
import { PageHead } from '../../shop/page/page-head.tsx';
import { SearchSlot } from '../../shop/page/search-slot.ts';
import { buttonStyle } from '@dijla/ui-kit/button-style.ts';
import { EmptyState } from '@dijla/ui-kit/empty-state.tsx';
import type { FailureKind } from './failure-kind.ts';
import { FailurePicture } from './failure-picture.lazy.tsx';
import { useSaidFailure } from './use-said-failure.lazy.ts';
import { useWayHome } from './use-way-home.lazy.ts';
import { TopCategories } from './top-categories.lazy.tsx';

const HomeLink = ({ look = 'primary' }: { look?: keyof typeof buttonStyle }) => (
  <Link className={buttonStyle[look]} to={paths.home(useStoreView().code)}>
    {useTexts('shell').goHome}
  </Link>
);

/** A plain link that requests the same address again. */
const AgainLink = () => {
  const { pathname, search } = useLocation();
  return (
    <a className={buttonStyle.primary} href={`${pathname}${search}`}>
      {useTexts('pageFailure').tryAgain}
    </a>
  );
};

/** For pages not found or gone: the search field and the top categories. */
const Lost = ({ kind, text, title }: { kind: FailureKind; text: string; title: string }) => (
  <>
    <EmptyState picture={<FailurePicture kind={kind} />} text={text} title={title}>
      <div className="grid w-[min(30rem,86vw)] justify-items-center gap-5">
        <div className="flex w-full">
          <SearchSlot id="search-instead" placement="page" />
        </div>
        <HomeLink />
      </div>
    </EmptyState>
    <TopCategories />
  </>
);

const NotFound = () => {
  const { notFoundText, notFoundTitle } = useTexts('pageFailure');
  return <Lost kind="not-found" text={notFoundText} title={notFoundTitle} />;
};

const Gone = () => {
  const { goneText, goneTitle } = useTexts('pageFailure');
  return <Lost kind="gone" text={goneText} title={goneTitle} />;
};

const Offline = () => {
  const texts = useTexts('pageFailure');
  useWayHome();
  return (
    <>
      <EmptyState
        picture={<FailurePicture kind="offline" />}
        text={texts.offlineText}
        title={texts.offlineTitle}
      >
        <AgainLink />
      </EmptyState>
      <TopCategories />
    </>
  );
};

/** For server errors; on `/error` itself there is nothing to retry. */
const ServerFailure = () => {
  const texts = useTexts('pageFailure');
  useSaidFailure();
  const isErrorPage = useLocation().pathname === paths.error(useStoreView().code);
  return (
    <EmptyState picture={<FailurePicture kind="error" />} text={texts.errorText} title={texts.errorTitle}>
      <div className="grid justify-items-center gap-6">
        <p className="text-sm text-ink-soft">{texts.errorCode}</p>
        {isErrorPage ? (
          <HomeLink />
        ) : (
          <div className="flex flex-wrap justify-center gap-3">
            <AgainLink />
            <HomeLink look="quiet" />
          </div>
        )}
      </div>
    </EmptyState>
  );
};

const screens: Readonly<
  Record<
    FailureKind,
    { Screen: ComponentType; title: 'notFoundTitle' | 'goneTitle' | 'offlineTitle' | 'errorTitle' }
  >
> = {
  'not-found': { Screen: NotFound, title: 'notFoundTitle' },
  gone: { Screen: Gone, title: 'goneTitle' },
  offline: { Screen: Offline, title: 'offlineTitle' },
  error: { Screen: ServerFailure, title: 'errorTitle' },
};

/**
 * The page shown for an unknown address, a removed product, a page not available offline, or a server error:
 * a picture, a text and a way on.
 */
export const FailureScreen = ({ kind }: { kind: FailureKind }) => {
  const { Screen, title } = screens[kind];
  return (
    <>
      <PageHead canonicalPath={null} title={useTexts('pageFailure')[title]} />
      <Screen />
    </>
  );
};
