import { lazy, Suspense, useMemo } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useTexts } from '../../i18n/use-desk.ts';
import { deskButton } from '../../parts/button-styles.ts';
import { paths } from '../../paths.ts';
import { useCall } from '../../provider-client/use-call.ts';
import { type ListFilter, type ListView, queryOf } from '../../resource-list/list-address.ts';
import { ResourceList } from '../../resource-list/resource-list.tsx';
import { useOpenedRow } from '../../resource-list/use-opened-row.ts';
import type { RowKey } from '../../resource-list/use-list-keys.ts';
import { useMay } from '../../session/use-session.ts';
import { Screen } from '../../shell/screen.tsx';
import { useShortcuts } from '../../shell/shortcuts.ts';
import { CatalogLinks } from './catalog-links.tsx';
import { useProductColumns } from '../../product-list/product-columns.tsx';
import { focusStockOf } from '../../product-list/stock-field.tsx';
import {
  type Product,
  type ProductChanges,
  useProductChanges,
} from '../../product-list/use-product-changes.ts';

const PricesLink = lazy(async () => ({
  default: (await import('./price-list/prices-link.tsx')).PricesLink,
}));
const ProductSheet = lazy(async () => ({ default: (await import('./product-sheet.tsx')).ProductSheet }));

const useFilters = (): readonly ListFilter[] => {
  const { filters, stocks, states } = useTexts('products');
  const list = useTexts('list');
  return useMemo(
    () => [
      { name: 'q', kind: 'text', label: list.search },
      {
        name: 'stock',
        kind: 'choice',
        label: filters.stock,
        choices: Object.entries(stocks).map(([value, label]) => ({ value, label })),
      },
      {
        name: 'status',
        kind: 'choice',
        label: filters.status,
        choices: Object.entries(states).map(([value, label]) => ({ value, label })),
      },
    ],
    [filters, stocks, states, list],
  );
};

const useViews = (): readonly ListView[] => {
  const { stocks, states } = useTexts('products');
  const { allRows } = useTexts('list');
  return useMemo(
    () => [
      { name: allRows, search: '' },
      { name: stocks.low, search: 'stock=low' },
      { name: stocks.out, search: 'stock=out' },
      { name: states.disabled, search: 'status=disabled' },
    ],
    [stocks, states, allRows],
  );
};

/** Keys of the row one is at: its stock, and whether it is sold. */
const useRowKeys = (products: readonly Product[], changes: ProductChanges): readonly RowKey[] => {
  const { keys } = useTexts('products');
  const navigate = useNavigate();
  const may = useMay();
  const [maySetStock, mayEdit] = [may('products.stock'), may('products.edit')];
  return useMemo(() => {
    const enable = (id: string): void => {
      const product = products.find((one) => String(one.id) === id);
      if (product) changes.setEnabled(product, !product.is_enabled);
    };
    return [
      ...(maySetStock ? [{ keys: 's', label: keys.stock, act: focusStockOf }] : []),
      ...(mayEdit
        ? [
            { keys: 'e', label: keys.enable, act: enable },
            { keys: 'o', label: keys.edit, act: (id: string) => void navigate(paths.productPage(id)) },
          ]
        : []),
    ];
  }, [keys, products, changes, maySetStock, mayEdit, navigate]);
};

const noProducts: readonly Product[] = [];

/** The key that makes a product, which is in the palette too. */
const useNewKey = (): void => {
  const { add } = useTexts('products');
  const may = useMay();
  const navigate = useNavigate();
  const mayEdit = may('products.edit');
  useShortcuts(
    useMemo(
      () => (mayEdit ? [{ keys: 'n', label: add, act: () => void navigate(paths.newProduct) }] : []),
      [add, mayEdit, navigate],
    ),
  );
};

const Actions = () => {
  const texts = useTexts('products');
  return (
    <>
      <Link className={deskButton.quiet} to={paths.priceList}>
        {texts.manyPrices}
      </Link>
      <Link className={deskButton.primary} to={paths.newProduct}>
        {texts.add}
      </Link>
    </>
  );
};

const changePrices = (selected: readonly Product[]) => (
  <Suspense>
    <PricesLink products={selected} />
  </Suspense>
);

/** Products and variants with stock and price at hand. */
export const ProductListScreen = () => {
  const texts = useTexts('products');
  const [search] = useSearchParams();
  const may = useMay();
  const filters = useFilters();
  useNewKey();
  const answer = useCall('desk/products', { query: queryOf(search, filters) });
  const changes = useProductChanges();
  const columns = useProductColumns(changes, {
    maySetStock: may('products.stock'),
    mayEdit: may('products.edit'),
  });
  const { openedId: opened, close } = useOpenedRow();
  return (
    <Screen actions={may('products.edit') && <Actions />} help={texts.help} title={texts.title}>
      <CatalogLinks />
      <ResourceList
        answer={answer}
        bulk={may('products.edit') ? changePrices : undefined}
        columns={columns}
        filters={filters}
        label={texts.title}
        list="products"
        rowId={({ id }) => String(id)}
        rowKeys={useRowKeys(answer.data?.items ?? noProducts, changes)}
        rowLink={({ id }) => paths.product(id, search)}
        rowName={({ name }) => name}
        views={useViews()}
      />
      {opened !== null && (
        <Suspense>
          <ProductSheet id={opened} key={opened} onClose={close} />
        </Suspense>
      )}
    </Screen>
  );
};
