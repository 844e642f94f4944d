import type { DeskResult } from '@dijla/contract/desk-client';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useTexts } from '../../i18n/use-desk.ts';
import { Moment } from '../../parts/time/moment.tsx';
import { paths } from '../../paths.ts';
import { useCall } from '../../provider-client/use-call.ts';
import { type ListFilter, queryOf } from '../../resource-list/list-address.ts';
import type { ListColumn } from '../../resource-list/list-columns.ts';
import { ResourceList } from '../../resource-list/resource-list.tsx';
import { useMay } from '../../session/use-session.ts';
import { Screen } from '../../shell/screen.tsx';
import { actorOf, type AuditWords, changesOf, deedOf } from './audit-sentence.ts';

type AuditRow = DeskResult<'desk/audit'>['items'][number];

const useWords = (): AuditWords => {
  const audit = useTexts('audit');
  const happened = useTexts('orderEvents');
  const orders = useTexts('orders');
  const { roleNames } = useTexts('common');
  return useMemo(() => {
    const { states, payments, governorates } = orders;
    return { audit, happened, states, payments, governorates, roleNames };
  }, [audit, happened, orders, roleNames]);
};

/** What changed in sentences, and all of it as it was written behind a press. */
const Change = ({ row, words }: { row: AuditRow; words: AuditWords }) => {
  const { before, after } = row;
  const changes = changesOf(row, words);
  return (
    <span className="block [overflow-wrap:anywhere] whitespace-normal">
      <span className="line-clamp-2 text-ink-soft">
        {changes.map((change) => (
          <bdi className="me-3" key={change}>
            {change}
          </bdi>
        ))}
      </span>
      {(before !== null || after !== null) && (
        <details className="relative z-stuck w-fit text-sm">
          <summary className="cursor-pointer text-ink-soft">{words.audit.details}</summary>
          <code className="block max-w-md whitespace-pre-wrap" dir="ltr">
            {JSON.stringify({ before, after }, null, 1)}
          </code>
        </details>
      )}
    </span>
  );
};

const useColumns = (words: AuditWords): readonly ListColumn<AuditRow>[] => {
  const texts = useTexts('audit');
  return useMemo(
    () => [
      { id: 'at', title: texts.columns.at, cell: ({ at }) => <Moment at={at} />, onPhone: 'first' },
      {
        id: 'actor',
        title: texts.columns.actor,
        cell: (row) => (
          <>
            {row.actor.startsWith('key:') && `${texts.entities.api_key}: `}
            <bdi>{actorOf(row, words)}</bdi>
          </>
        ),
        onPhone: 'first',
      },
      {
        id: 'deed',
        title: texts.columns.act,
        cell: (row) => <bdi>{deedOf(row, words)}</bdi>,
        onPhone: 'second',
      },
      {
        id: 'change',
        title: texts.columns.change,
        cell: (row) => <Change row={row} words={words} />,
        isLong: true,
        onPhone: 'second',
      },
    ],
    [texts, words],
  );
};

/** Where a row leads: to what it is about, where that has a page that the member may see, else to all rows about it. */
const useRowLink = () => {
  const may = useMay();
  const maySeeProducts = may('products.read');
  return ({ entity, entity_id, entity_name }: AuditRow): string => {
    if (entity === 'order' && entity_id !== null) return paths.order(entity_id);
    if (entity === 'product' && entity_id !== null && entity_name !== null && maySeeProducts)
      return paths.productPage(entity_id);
    return paths.auditWith(new URLSearchParams({ entity, entityId: entity_id ?? '' }).toString());
  };
};

/** Everything that was written by staff and programs. */
export const AuditScreen = () => {
  const texts = useTexts('audit');
  const list = useTexts('list');
  const words = useWords();
  const [search] = useSearchParams();
  const filters = useMemo<readonly ListFilter[]>(
    () => [
      { name: 'actor', kind: 'text', label: texts.filters.actor },
      { name: 'act', kind: 'text', label: texts.filters.act },
      { name: 'entity', kind: 'text', label: texts.filters.entity },
      { name: 'entityId', kind: 'text', label: texts.filters.entityId },
      { name: 'from', kind: 'day', label: list.from },
      { name: 'until', kind: 'day', label: list.until },
    ],
    [texts, list],
  );
  return (
    <Screen help={texts.help} title={texts.title}>
      <ResourceList
        answer={useCall('desk/audit', { query: queryOf(search, filters) })}
        columns={useColumns(words)}
        filters={filters}
        label={texts.title}
        rowId={({ id }) => String(id)}
        rowLink={useRowLink()}
        rowName={(row) => deedOf(row, words)}
      />
    </Screen>
  );
};
