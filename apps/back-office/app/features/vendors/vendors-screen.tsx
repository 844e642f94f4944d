import type { DeskResult } from '@dijla/contract/desk-client';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { grouped } from '@dijla/messages/plural';
import { useTexts } from '../../i18n/use-desk.ts';
import { paths } from '../../paths.ts';
import { useCall } from '../../provider-client/use-call.ts';
import { queryOf } from '../../resource-list/list-address.ts';
import type { ListColumn } from '../../resource-list/list-columns.ts';
import { ResourceList } from '../../resource-list/resource-list.tsx';
import { Screen } from '../../shell/screen.tsx';
import { Balances, Rate } from './balances.tsx';

type Row = DeskResult<'desk/vendors'>['items'][number];

const useColumns = (): readonly ListColumn<Row>[] => {
  const { columns, noTerms } = useTexts('vendors');
  return useMemo(
    () => [
      { id: 'name', title: columns.name, cell: ({ name }) => <bdi>{name}</bdi>, onPhone: 'first' },
      {
        id: 'goods',
        title: columns.goods,
        cell: ({ goods }) => grouped(goods),
        isNumber: true,
        onPhone: 'off',
      },
      {
        id: 'rate',
        title: columns.rate,
        cell: ({ rate }) =>
          rate === null ? <span className="text-danger">{noTerms}</span> : <Rate rate={rate} />,
        isNumber: true,
        onPhone: 'second',
      },
      {
        id: 'balance',
        title: columns.balance,
        cell: ({ balances }) => <Balances balances={balances} />,
        isNumber: true,
        onPhone: 'end',
      },
    ],
    [columns, noTerms],
  );
};

/** Sellers whose goods the shop sells, with what each is owed. */
export const VendorsScreen = () => {
  const texts = useTexts('vendors');
  const [search] = useSearchParams();
  return (
    <Screen help={texts.help} title={texts.title}>
      <ResourceList
        answer={useCall('desk/vendors', { query: queryOf(search, []) })}
        columns={useColumns()}
        fills={texts.none}
        label={texts.title}
        rowId={({ vendor }) => vendor}
        rowLink={({ vendor }) => paths.vendor(vendor)}
        rowName={({ name }) => name}
      />
    </Screen>
  );
};
