import { Skeleton } from '@dijla/ui-kit/skeleton.tsx';
import { lazy, Suspense, useState } from 'react';
import { useParams } from 'react-router';
import { useTexts } from '../../../i18n/use-desk.ts';
import { BackLink } from '../../../parts/back-link.tsx';
import { FailureNote } from '../../../parts/failure-note.tsx';
import { paths } from '../../../paths.ts';
import { useCall } from '../../../provider-client/use-call.ts';
import { useMay } from '../../../session/use-session.ts';
import { Screen } from '../../../shell/screen.tsx';

const VariantsForm = lazy(async () => ({ default: (await import('./variants-form.tsx')).VariantsForm }));

/** The variants of a product as a matrix of its options. */
export const VariantsScreen = () => {
  const { productId = '' } = useParams();
  const texts = useTexts('variants');
  const { notPermitted } = useTexts('common');
  const products = useTexts('products');
  const may = useMay();
  const [loads, setLoads] = useState(0);
  const choices = useCall('desk/product-choices');
  const answer = useCall('desk/product-variants', { params: { productId } });
  const { data, isPlaceholderData, isFetching, isFetchedAfterMount } = answer;
  const failed = [choices, answer].find(({ isError }) => isError);
  const isOld = isPlaceholderData || (isFetching && !isFetchedAfterMount);
  const reload = async (): Promise<void> => {
    await answer.refetch();
    setLoads((before) => before + 1);
  };
  return (
    <Screen
      above={<BackLink to={paths.productPage(productId)}>{texts.back}</BackLink>}
      help={texts.help}
      title={data === undefined ? products.title : texts.title(data.name)}
    >
      {failed !== undefined && <FailureNote error={failed.error} onRetry={() => void failed.refetch()} />}
      {failed === undefined && (data === undefined || isOld || choices.data === undefined) && (
        <Skeleton className="h-96 w-full" />
      )}
      {failed === undefined &&
        data !== undefined &&
        !isOld &&
        choices.data !== undefined &&
        (may('products.edit') ? (
          data.may_vary ? (
            <Suspense fallback={<Skeleton className="h-96 w-full" />}>
              <VariantsForm
                key={`${data.id} ${loads}`}
                onReload={() => void reload()}
                opened={data}
                units={choices.data.units}
              />
            </Suspense>
          ) : (
            <p>{texts.mayNot}</p>
          )
        ) : (
          <p>{notPermitted}</p>
        ))}
    </Screen>
  );
};
