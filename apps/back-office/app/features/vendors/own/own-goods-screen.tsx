import { lazy, Suspense, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useTexts } from '../../../i18n/use-desk.ts';
import { paths } from '../../../paths.ts';
import { useCall } from '../../../provider-client/use-call.ts';
import { type ListFilter, queryOf } from '../../../resource-list/list-address.ts';
import { ResourceList } from '../../../resource-list/resource-list.tsx';
import { useOpenedRow } from '../../../resource-list/use-opened-row.ts';
import { useProductColumns } from '../../../product-list/product-columns.tsx';
import { OwnVendorFrame } from './own-vendor-frame.tsx';

const OwnGoodSheet = lazy(async () => ({ default: (await import('./own-good-sheet.tsx')).OwnGoodSheet }));

const nothingAllowed = { maySetStock: false, mayEdit: false };

/** The calling seller's goods, with what each costs and how many there are. */
export const OwnGoodsScreen = () => {
  const { parts } = useTexts('ownVendor');
  const list = useTexts('list');
  const [search] = useSearchParams();
  const { openedId, close } = useOpenedRow();
  const filters = useMemo<readonly ListFilter[]>(
    () => [{ name: 'q', kind: 'text', label: list.search }],
    [list],
  );
  return (
    <OwnVendorFrame>
      <ResourceList
        answer={useCall('desk/own-vendor-goods', { query: queryOf(search, filters) })}
        columns={useProductColumns(null, nothingAllowed)}
        filters={filters}
        label={parts.goods}
        rowId={({ id }) => String(id)}
        rowLink={({ id }) => paths.ownGood(id, search)}
        rowName={({ name }) => name}
      />
      <Suspense>{openedId && <OwnGoodSheet key={openedId} onClose={close} productId={openedId} />}</Suspense>
    </OwnVendorFrame>
  );
};
