import type { ComponentProps } from 'react';
import { paths } from '../../../paths.ts';
import type { ListColumn } from '../../../resource-list/list-columns.ts';
import { onOnePage } from '../../../resource-list/on-one-page.ts';
import { ResourceList } from '../../../resource-list/resource-list.tsx';
import { Screen } from '../../../shell/screen.tsx';

/** Milliseconds after which a list of work is read anew. */
export const readAnewMs = 30_000;

type OrderWork = { order_id: number; order_number: string; customer_name: string | null };

/** The columns that say whose order it is. */
export const orderColumn = (title: string): ListColumn<OrderWork> => ({
  id: 'number',
  title,
  cell: ({ order_number }) => <bdi dir="ltr">{order_number}</bdi>,
  onPhone: 'first',
});
export const customerColumn = (title: string): ListColumn<OrderWork> => ({
  id: 'customer',
  title,
  cell: ({ customer_name }) => <bdi>{customer_name}</bdi>,
  onPhone: 'first',
});

type OrderWorkListProps<Work> = Pick<ComponentProps<typeof Screen>, 'title' | 'help'> & {
  answer: Parameters<typeof onOnePage<Work>>[0];
  columns: readonly ListColumn<Work>[];
  rowId: (work: Work) => number;
};

/** A screen with something to be done about orders on one page; a row leads to its order. */
export const OrderWorkList = <Work extends OrderWork>({
  title,
  help,
  answer,
  columns,
  rowId,
}: OrderWorkListProps<Work>) => (
  <Screen help={help} title={title}>
    <ResourceList
      answer={onOnePage(answer)}
      columns={columns}
      label={title}
      rowId={(work) => String(rowId(work))}
      rowLink={({ order_id }) => paths.order(order_id)}
      rowName={({ order_number }) => order_number}
    />
  </Screen>
);
