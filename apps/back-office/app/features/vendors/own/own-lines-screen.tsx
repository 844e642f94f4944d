import type { DeskResult } from '@dijla/contract/desk-client';
import { grouped } from '@dijla/messages/plural';
import { lazy, Suspense, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useTexts } from '../../../i18n/use-desk.ts';
import { Amount } from '../../../parts/amount.tsx';
import { Moment } from '../../../parts/time/moment.tsx';
import { StateDot } from '../../../parts/state-dot.tsx';
import { paths } from '../../../paths.ts';
import { useCall } from '../../../provider-client/use-call.ts';
import { queryOf } from '../../../resource-list/list-address.ts';
import type { ListColumn } from '../../../resource-list/list-columns.ts';
import { ResourceList } from '../../../resource-list/resource-list.tsx';
import { useOpenedRow } from '../../../resource-list/use-opened-row.ts';
import { OwnVendorFrame } from './own-vendor-frame.tsx';

const OwnLineSheet = lazy(async () => ({ default: (await import('./own-line-sheet.tsx')).OwnLineSheet }));

type Line = DeskResult<'desk/own-vendor-lines'>['items'][number];

// oxlint-disable-next-line max-lines-per-function -- a table of columns
const useColumns = (): readonly ListColumn<Line>[] => {
  const { columns } = useTexts('ownVendor');
  return useMemo(
    () => [
      {
        id: 'product',
        isLong: true,
        title: columns.product,
        cell: ({ product }) => <bdi>{product}</bdi>,
        onPhone: 'first',
      },
      {
        id: 'order',
        title: columns.order,
        cell: ({ order_number: number }) => <bdi dir="ltr">{number}</bdi>,
        onPhone: 'second',
      },
      {
        id: 'state',
        title: columns.state,
        cell: ({ state }) => <StateDot state={state} />,
        onPhone: 'second',
      },
      { id: 'qty', title: columns.qty, cell: ({ qty }) => grouped(qty), isNumber: true, onPhone: 'off' },
      {
        id: 'net',
        title: columns.net,
        cell: ({ net, unit }) => <Amount minor={net} unit={unit} />,
        isNumber: true,
        onPhone: 'end',
      },
      {
        id: 'placed',
        title: columns.placed,
        cell: ({ placed_at: at }) => <Moment at={at} />,
        isNumber: true,
        onPhone: 'end',
      },
    ],
    [columns],
  );
};

/** Lines of orders with the calling seller's goods, and what each earns. */
export const OwnLinesScreen = () => {
  const { parts } = useTexts('ownVendor');
  const [search] = useSearchParams();
  const { openedId, close } = useOpenedRow();
  return (
    <OwnVendorFrame>
      <ResourceList
        answer={useCall('desk/own-vendor-lines', { query: queryOf(search, []) })}
        columns={useColumns()}
        label={parts.lines}
        rowId={({ id }) => String(id)}
        rowLink={({ id }) => paths.ownLine(id, search)}
        rowName={({ product, order_number: number }) => `${product} ${number}`}
      />
      <Suspense>{openedId && <OwnLineSheet key={openedId} lineId={openedId} onClose={close} />}</Suspense>
    </OwnVendorFrame>
  );
};
