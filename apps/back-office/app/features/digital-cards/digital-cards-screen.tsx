import { lazy, Suspense, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTexts } from '../../i18n/use-desk.ts';
import { deskButton } from '../../parts/button-styles.ts';
import { DeskIcon } from '../../parts/desk-icon.tsx';
import { paths } from '../../paths.ts';
import { useCall } from '../../provider-client/use-call.ts';
import { type ListFilter, type ListView, queryOf } from '../../resource-list/list-address.ts';
import type { ListColumn } from '../../resource-list/list-columns.ts';
import { ResourceList } from '../../resource-list/resource-list.tsx';
import { useOpenedRow } from '../../resource-list/use-opened-row.ts';
import { useMay } from '../../session/use-session.ts';
import { Screen } from '../../shell/screen.tsx';

const AddCardsSheet = lazy(async () => ({ default: (await import('./add-cards-sheet.tsx')).AddCardsSheet }));
import type { CardPool } from './card-pool.ts';

const PoolSheet = lazy(async () => ({ default: (await import('./pool-sheet.tsx')).PoolSheet }));

const useColumns = (): readonly ListColumn<CardPool>[] => {
  const texts = useTexts('digitalCards');
  return useMemo(() => {
    const counted = (id: 'awaited' | 'issued' | 'revealed'): ListColumn<CardPool> => ({
      id,
      title: texts.columns[id],
      cell: (pool) => (
        <span className={id === 'awaited' && pool.awaited > 0 ? 'font-semibold text-danger' : ''}>
          {pool[id]}
        </span>
      ),
      isNumber: true,
      onPhone: 'off',
    });
    return [
      {
        id: 'product',
        title: texts.columns.product,
        cell: ({ product }) => <bdi>{product.name}</bdi>,
        onPhone: 'first',
      },
      {
        id: 'sku',
        title: texts.columns.sku,
        cell: ({ product }) => <bdi dir="ltr">{product.sku}</bdi>,
        onPhone: 'second',
      },
      {
        id: 'left',
        title: texts.columns.left,
        cell: ({ left, is_low }) =>
          is_low ? (
            <span className="font-semibold text-danger">
              {texts.low}: {left}
            </span>
          ) : (
            left
          ),
        isNumber: true,
        onPhone: 'end',
      },
      counted('awaited'),
      counted('issued'),
      counted('revealed'),
    ];
  }, [texts]);
};

const useFilters = (): readonly ListFilter[] => {
  const texts = useTexts('digitalCards');
  return useMemo(
    () => [
      { name: 'q', kind: 'text', label: texts.columns.sku },
      {
        name: 'stock',
        kind: 'choice',
        label: texts.columns.left,
        choices: [{ value: 'low', label: texts.low }],
      },
    ],
    [texts],
  );
};

const useViews = (): readonly ListView[] => {
  const { low } = useTexts('digitalCards');
  const { allRows } = useTexts('list');
  return useMemo(
    () => [
      { name: allRows, search: '' },
      { name: low, search: 'stock=low' },
    ],
    [allRows, low],
  );
};

/** Products that are sold as codes: what is left in each pool, and who waits for a code. */
export const DigitalCardsScreen = () => {
  const texts = useTexts('digitalCards');
  const may = useMay();
  const [search] = useSearchParams();
  const { openedId, close } = useOpenedRow();
  const [isAdding, setAdding] = useState(false);
  const filters = useFilters();
  const answer = useCall('desk/digital-cards', { query: queryOf(search, filters) });
  const open = answer.data?.items.find(({ product }) => String(product.id) === openedId);
  return (
    <Screen
      actions={
        may('digital-cards.manage') && (
          <button className={deskButton.primary} onClick={() => setAdding(true)} type="button">
            <DeskIcon className="size-5" name="plus" />
            {texts.add}
          </button>
        )
      }
      help={texts.help}
      title={texts.title}
    >
      <ResourceList
        answer={answer}
        columns={useColumns()}
        filters={filters}
        fills={texts.help[0]}
        label={texts.title}
        rowId={({ product }) => String(product.id)}
        rowLink={({ product }) => paths.digitalCard(product.id, search)}
        rowName={({ product }) => product.name}
        views={useViews()}
      />
      <Suspense>
        {open && <PoolSheet key={open.product.id} onClose={close} pool={open} />}
        {isAdding && <AddCardsSheet onClose={() => setAdding(false)} sku="" />}
      </Suspense>
    </Screen>
  );
};
