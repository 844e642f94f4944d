import type { DeskResult } from '@dijla/contract/desk-client';
import { grouped } from '@dijla/messages/plural';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useTexts } from '../../../i18n/use-desk.ts';
import { paths } from '../../../paths.ts';
import { useCall } from '../../../provider-client/use-call.ts';
import { type ListFilter, queryOf } from '../../../resource-list/list-address.ts';
import type { ListColumn } from '../../../resource-list/list-columns.ts';
import { onOnePage } from '../../../resource-list/on-one-page.ts';
import { ResourceList } from '../../../resource-list/resource-list.tsx';
import { Screen } from '../../../shell/screen.tsx';

type Refusals = DeskResult<'desk/refusals'>['items'][number];

const useColumns = (): readonly ListColumn<Refusals>[] => {
  const { refusalColumns, governorates } = useTexts('orders');
  return useMemo(
    () => [
      {
        id: 'key',
        title: refusalColumns.key,
        cell: ({ key, name }) => {
          const governorate = governorates[Number(key)];
          return governorate ?? <bdi dir={name === null ? 'ltr' : undefined}>{name ?? key}</bdi>;
        },
        onPhone: 'first',
      },
      {
        id: 'deliveries',
        title: refusalColumns.deliveries,
        cell: ({ deliveries }) => grouped(deliveries),
        isNumber: true,
        onPhone: 'off',
      },
      {
        id: 'refused',
        title: refusalColumns.refused,
        cell: ({ refused, deliveries }) => (
          <>
            {grouped(refused)}
            <span className="text-ink-soft md:hidden"> / {grouped(deliveries)}</span>
          </>
        ),
        isNumber: true,
        onPhone: 'end',
      },
      {
        id: 'share',
        title: refusalColumns.share,
        cell: ({ refused, deliveries }) => (
          <bdi dir="ltr">{deliveries === 0 ? '' : `${Math.round((100 * refused) / deliveries)}%`}</bdi>
        ),
        isNumber: true,
        onPhone: 'end',
      },
    ],
    [refusalColumns, governorates],
  );
};

/** Packages refused at the door, by number, product or governorate. */
export const RefusalsScreen = () => {
  const texts = useTexts('orders');
  const list = useTexts('list');
  const [search] = useSearchParams();
  const filters = useMemo<readonly ListFilter[]>(
    () => [
      { name: 'from', kind: 'day', label: list.from },
      { name: 'until', kind: 'day', label: list.until },
    ],
    [list],
  );
  const views = useMemo(
    () => [
      { name: texts.refusalsBy.telephone, search: '' },
      { name: texts.refusalsBy.product, search: 'by=product' },
      { name: texts.refusalsBy.region, search: 'by=region' },
    ],
    [texts],
  );
  const by = search.get('by') ?? '';
  const query = { ...queryOf(search, filters), ...(by !== '' && { by }) };
  return (
    <Screen help={texts.refusalsHelp} title={texts.refusalsTitle}>
      <ResourceList
        answer={onOnePage(useCall('desk/refusals', { query: query as { from?: string } }))}
        columns={useColumns()}
        filters={filters}
        label={texts.refusalsTitle}
        rowId={({ key }) => key}
        rowLink={({ key }) =>
          by === 'region'
            ? paths.ordersWith(`region_id=${key}&state=delivery_failed`)
            : paths.ordersWith(new URLSearchParams({ q: key }).toString())
        }
        rowName={({ key, name }) => name ?? key}
        views={views}
      />
    </Screen>
  );
};
