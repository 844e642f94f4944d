import { orderTransitions } from '@dijla/commerce-rules/order-states/order-transitions';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { withTexts } from '../../i18n/desk-texts.ts';
import { useDeskLanguage, useTexts } from '../../i18n/use-desk.ts';
import { useFreshOrders } from '../../live-orders/use-fresh-orders.ts';
import { useRefusalText } from '../../parts/refusal-text.ts';
import { saveFile } from '@dijla/ui-kit/save-file.ts';
import { paths } from '../../paths.ts';
import { ask } from '../../provider-client/ask.ts';
import { useCall } from '../../provider-client/use-call.ts';
import { type ListFilter, type ListView, pageParameter, queryOf } from '../../resource-list/list-address.ts';
import { ResourceList } from '../../resource-list/resource-list.tsx';
import { useMay } from '../../session/use-session.ts';
import { Screen } from '../../shell/screen.tsx';
import { showToast } from '../../undo/toast-state.ts';
import { type ListedOrder, useOrderColumns } from './order-columns.tsx';
import { useMayPrint } from './papers/use-may-print.ts';

const BulkMoves = lazy(() =>
  withTexts(['run', 'order', 'orders'], async () => ({
    default: (await import('./bulk-moves.tsx')).BulkMoves,
  })),
);

const PrintPapers = lazy(() =>
  withTexts(['papers'], async () => ({ default: (await import('./papers/print-papers.tsx')).PrintPapers })),
);
const NewOrders = lazy(() =>
  withTexts(['live'], async () => ({ default: (await import('./new-orders.tsx')).NewOrders })),
);

/** The ways to pay: those that every shop has, and for who may see the settings the owner's own. */
const useWays = (): readonly { value: string; label: string }[] => {
  const { ways } = useTexts('orders');
  const { store } = useDeskLanguage();
  const may = useMay();
  const own = useCall('desk/payment-methods', {}, { isOff: !may('settings.manage') }).data?.items;
  return useMemo(
    () => [
      ...Object.entries(ways).map(([value, label]) => ({ value, label })),
      ...(own ?? [])
        .filter(({ code }) => !Object.hasOwn(ways, code))
        .map(({ code, texts }) => ({
          value: code,
          label: (texts.find(({ language }) => language === store.language) ?? texts[0])?.title ?? code,
        })),
    ],
    [ways, own, store.language],
  );
};

const useFilters = (): readonly ListFilter[] => {
  const texts = useTexts('orders');
  const ways = useWays();
  const list = useTexts('list');
  return useMemo(
    () => [
      { name: 'q', kind: 'text', label: list.search },
      {
        name: 'state',
        kind: 'choice',
        label: texts.filters.state,
        choices: (Object.keys(orderTransitions) as (keyof typeof orderTransitions)[]).map((value) => ({
          value,
          label: texts.states[value],
        })),
      },
      {
        name: 'payment_state',
        kind: 'choice',
        label: texts.filters.payment,
        choices: Object.entries(texts.payments).map(([value, label]) => ({ value, label })),
      },
      {
        name: 'waits',
        kind: 'choice',
        label: texts.filters.waits,
        choices: [{ value: 'send', label: texts.views.pack }],
      },
      { name: 'payment_method_code', kind: 'choice', label: texts.filters.way, choices: ways },
      {
        name: 'region_id',
        kind: 'choice',
        label: texts.filters.region,
        choices: Object.entries(texts.governorates).map(([value, label]) => ({ value, label })),
      },
      {
        name: 'sort',
        kind: 'choice',
        label: texts.filters.sort,
        choices: (['oldest', 'highest'] as const).map((value) => ({ value, label: texts.sorts[value] })),
      },
      { name: 'from', kind: 'day', label: list.from },
      { name: 'until', kind: 'day', label: list.until },
    ],
    [texts, list, ways],
  );
};

const useViews = (): readonly ListView[] => {
  const { views } = useTexts('orders');
  const { allRows } = useTexts('list');
  return useMemo(
    () => [
      { name: allRows, search: '' },
      { name: views.confirm, search: 'state=pending' },
      { name: views.pack, search: 'waits=send&sort=oldest' },
      { name: views.way, search: 'state=shipped,dispatched,reattempt_delivery' },
      { name: views.failed, search: 'state=delivery_failed' },
      { name: views.held, search: 'state=on_hold' },
      { name: views.unpaid, search: 'payment_state=unpaid' },
      { name: views.transfers, search: 'payment_state=unpaid&payment_method_code=banktransfer' },
    ],
    [views, allRows],
  );
};

/** Saves all orders of the filter as a file, for which the second factor is asked again. */
const useCsv = (query: Readonly<Record<string, string>>) => {
  const { csvName } = useTexts('orders');
  const textOf = useRefusalText();
  const { before: _, sort: __, ...filter } = query;
  return (): void => {
    ask('desk/export-orders', { body: filter })
      .then((file) => saveFile(file, `${csvName}.csv`))
      .catch((error: unknown) => showToast({ type: 'error', message: textOf(error) }));
  };
};

const everyMs = 30_000;

const idOf = ({ order_id }: ListedOrder): string => String(order_id);

/** What the member may do with the selected orders; undefined where that is nothing. */
const useBulk = () => {
  const may = useMay();
  const mayMove = may('orders.move-many');
  const mayPrint = useMayPrint().length > 0;
  if (!mayMove && !mayPrint) return undefined;
  return (selected: readonly ListedOrder[], clear: () => void) => (
    <Suspense>
      {mayMove && <BulkMoves onDone={clear} orders={selected} />}
      {mayPrint && (
        <PrintPapers
          orders={selected.map(({ order_id }) => order_id)}
          states={selected.map(({ state }) => state)}
        />
      )}
    </Suspense>
  );
};

/** Every order of the shop, by state, payment, place, days and words. */
export const OrderListScreen = () => {
  const texts = useTexts('orders');
  const [search] = useSearchParams();
  const filters = useFilters();
  const may = useMay();
  const query = queryOf(search, filters);
  const [selected, setSelected] = useState(0);
  const isHeld = selected > 0 || search.has(pageParameter);
  const answer = useCall('desk/orders', { query }, isHeld ? {} : { everyMs });
  const fresh = useFreshOrders(answer.refetch, isHeld);
  const onCsv = useCsv(query);
  const total = answer.data?.total;
  return (
    <Screen
      beside={total && <span className="text-ink-soft">{texts.found(total.count, total.is_exact)}</span>}
      help={texts.help}
      title={texts.title}
    >
      <ResourceList
        above={
          fresh.count > 0 && (
            <Suspense>
              <NewOrders {...fresh} />
            </Suspense>
          )
        }
        answer={answer}
        bulk={useBulk()}
        columns={useOrderColumns()}
        filters={filters}
        label={texts.title}
        list="orders"
        onSelected={setSelected}
        onCsv={may('orders.export') ? onCsv : undefined}
        rowId={idOf}
        rowLink={({ order_id }) => paths.order(order_id)}
        rowName={({ order_number }) => order_number}
        views={useViews()}
      />
    </Screen>
  );
};
