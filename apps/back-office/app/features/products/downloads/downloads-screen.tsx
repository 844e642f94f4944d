import { Skeleton } from '@dijla/ui-kit/skeleton.tsx';
import { lazy, Suspense } from 'react';
import { useParams } from 'react-router';
import { useTexts } from '../../../i18n/use-desk.ts';
import { BackLink } from '../../../parts/back-link.tsx';
import { FailureNote } from '../../../parts/failure-note.tsx';
import { paths } from '../../../paths.ts';
import { useCall } from '../../../provider-client/use-call.ts';
import { useMay } from '../../../session/use-session.ts';
import { Screen } from '../../../shell/screen.tsx';

const DownloadsForm = lazy(async () => ({ default: (await import('./downloads-form.tsx')).DownloadsForm }));
const RuleForm = lazy(async () => ({ default: (await import('./rule-form.tsx')).RuleForm }));

const Waiting = () => <Skeleton className="h-96 w-full" />;

/** The files of a downloadable product, and what new ones offer. */
export const DownloadsScreen = () => {
  const { productId = '' } = useParams();
  const texts = useTexts('downloads');
  const { notPermitted } = useTexts('common');
  const may = useMay();
  const answer = useCall('desk/product-downloads', { params: { productId } });
  const { data, error, isError, isPlaceholderData, isFetching, isFetchedAfterMount } = answer;
  // A form begins with what the files are now, not with what was read of them before.
  const isOld = isPlaceholderData || (isFetching && !isFetchedAfterMount);
  return (
    <Screen
      above={<BackLink to={paths.productPage(productId)}>{texts.back}</BackLink>}
      help={texts.help}
      title={texts.title}
    >
      {isError ? (
        <FailureNote error={error} onRetry={() => void answer.refetch()} />
      ) : data === undefined || isOld ? (
        <Waiting />
      ) : may('products.edit') ? (
        <Suspense fallback={<Waiting />}>
          <div className="grid max-w-3xl gap-6">
            <DownloadsForm key={productId} opened={data} productId={productId} />
            <RuleForm rule={data.rule} />
          </div>
        </Suspense>
      ) : (
        <p>{notPermitted}</p>
      )}
    </Screen>
  );
};
