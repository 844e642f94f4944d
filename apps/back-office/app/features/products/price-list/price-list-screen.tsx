import { Skeleton } from '@dijla/ui-kit/skeleton.tsx';
import { lazy, Suspense } from 'react';
import { useTexts } from '../../../i18n/use-desk.ts';
import { BackLink } from '../../../parts/back-link.tsx';
import { paths } from '../../../paths.ts';
import { useMay } from '../../../session/use-session.ts';
import { Screen } from '../../../shell/screen.tsx';

const PriceListForm = lazy(async () => ({ default: (await import('./price-list-form.tsx')).PriceListForm }));

/** Prices and pieces of many products, pasted from a table. */
export const PriceListScreen = () => {
  const texts = useTexts('priceList');
  const { title } = useTexts('products');
  const { notPermitted } = useTexts('common');
  const may = useMay();
  return (
    <Screen above={<BackLink to={paths.products}>{title}</BackLink>} help={texts.help} title={texts.title}>
      {may('products.edit') ? (
        <Suspense fallback={<Skeleton className="h-96 w-full" />}>
          <PriceListForm />
        </Suspense>
      ) : (
        <p>{notPermitted}</p>
      )}
    </Screen>
  );
};
