import type { DeskResult } from '@dijla/contract/desk-client';
import { grouped } from '@dijla/messages/plural';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useTexts } from '../../i18n/use-desk.ts';
import { Moment } from '../../parts/time/moment.tsx';
import { PhoneLink } from '../../parts/phone-link.tsx';
import { paths } from '../../paths.ts';
import { useCall } from '../../provider-client/use-call.ts';
import { type ListFilter, queryOf } from '../../resource-list/list-address.ts';
import type { ListColumn } from '../../resource-list/list-columns.ts';
import { ResourceList } from '../../resource-list/resource-list.tsx';
import { Screen } from '../../shell/screen.tsx';
import { CustomerState } from './customer-state.tsx';

type Customer = DeskResult<'desk/customers'>['items'][number];

const nameOf = ({ firstname, lastname, email }: Customer): string =>
  `${firstname} ${lastname}`.trim() || email;

// oxlint-disable-next-line max-lines-per-function -- a table of columns
const useColumns = (): readonly ListColumn<Customer>[] => {
  const texts = useTexts('customers');
  return useMemo(
    () => [
      {
        id: 'name',
        title: texts.columns.name,
        cell: (customer) => <bdi>{nameOf(customer)}</bdi>,
        onPhone: 'first',
      },
      {
        id: 'telephone',
        title: texts.columns.telephone,
        cell: ({ telephone }) => (telephone === null ? '' : <PhoneLink number={telephone} />),
        onPhone: 'second',
      },
      {
        id: 'email',
        title: texts.columns.email,
        cell: ({ email }) => <bdi dir="ltr">{email}</bdi>,
        onPhone: 'second',
      },
      {
        id: 'state',
        title: texts.columns.state,
        cell: (customer) => <CustomerState isActive={customer.is_active} />,
        onPhone: 'end',
      },
      {
        id: 'orders',
        title: texts.columns.orders,
        cell: ({ orders }) => grouped(orders),
        isNumber: true,
        onPhone: 'off',
      },
      {
        id: 'since',
        title: texts.columns.since,
        cell: ({ created_at }) => <Moment at={created_at} />,
        isNumber: true,
        onPhone: 'end',
      },
    ],
    [texts],
  );
};

/** Everybody who has an account, by name, number or e-mail address. */
export const CustomerListScreen = () => {
  const texts = useTexts('customers');
  const list = useTexts('list');
  const [search] = useSearchParams();
  const filters = useMemo<readonly ListFilter[]>(
    () => [
      { name: 'q', kind: 'text', label: list.search },
      {
        name: 'status',
        kind: 'choice',
        label: texts.columns.state,
        choices: Object.entries(texts.states).map(([value, label]) => ({ value, label })),
      },
    ],
    [list, texts],
  );
  const views = useMemo(
    () => [
      { name: list.allRows, search: '' },
      { name: texts.states.blocked, search: 'status=blocked' },
    ],
    [list, texts],
  );
  return (
    <Screen help={texts.help} title={texts.title}>
      <ResourceList
        answer={useCall('desk/customers', { query: queryOf(search, filters) })}
        columns={useColumns()}
        filters={filters}
        label={texts.title}
        list="customers"
        rowId={({ id }) => String(id)}
        rowLink={({ id }) => paths.customer(id)}
        rowName={nameOf}
        views={views}
      />
    </Screen>
  );
};
