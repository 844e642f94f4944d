import { orderTransitions } from '@dijla/commerce-rules/order-states/order-transitions';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useTexts } from '../../i18n/use-desk.ts';
import { paths } from '../../paths.ts';
import { useCall } from '../../provider-client/use-call.ts';
import { type ListFilter, type ListView, queryOf } from '../../resource-list/list-address.ts';
import { ResourceList } from '../../resource-list/resource-list.tsx';
import { Screen } from '../../shell/screen.tsx';
import { type ListedOrder, useOrderColumns } from './order-columns.tsx';

const useFilters = (): readonly ListFilter[] => {
  const texts = useTexts('orders');
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
        name: 'region_id',
        kind: 'choice',
        label: texts.filters.region,
        choices: Object.entries(texts.governorates).map(([value, label]) => ({ value, label })),
      },
      { name: 'from', kind: 'day', label: list.from },
      { name: 'until', kind: 'day', label: list.until },
    ],
    [texts, list],
  );
};

const useViews = (): readonly ListView[] => {
  const { views } = useTexts('orders');
  const { allRows } = useTexts('list');
  return useMemo(
    () => [
      { name: allRows, search: '' },
      { name: views.confirm, search: 'state=pending' },
      { name: views.pack, search: 'state=preparing' },
      { name: views.way, search: 'state=dispatched' },
      { name: views.failed, search: 'state=delivery_failed' },
      { name: views.held, search: 'state=on_hold' },
      { name: views.unpaid, search: 'payment_state=unpaid' },
    ],
    [views, allRows],
  );
};

const idOf = ({ order_id }: ListedOrder): string => String(order_id);

/** Every order of the shop, by state, payment, place, days and words. */
export const OrderListScreen = () => {
  const texts = useTexts('orders');
  const [search] = useSearchParams();
  const filters = useFilters();
  const answer = useCall('desk/orders', { query: queryOf(search, filters) }, { everyMs: 30_000 });
  return (
    <Screen help={texts.help} title={texts.title}>
      <ResourceList
        answer={answer}
        columns={useOrderColumns()}
        filters={filters}
        label={texts.title}
        rowId={idOf}
        rowLink={({ order_id }) => paths.order(order_id)}
        rowName={({ order_number }) => order_number}
        views={useViews()}
      />
    </Screen>
  );
};
