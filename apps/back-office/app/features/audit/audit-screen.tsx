import type { DeskResult } from '@dijla/contract/desk-client';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useTexts } from '../../i18n/use-desk.ts';
import { Moment } from '../../parts/moment.tsx';
import { paths } from '../../paths.ts';
import { useCall } from '../../provider-client/use-call.ts';
import { type ListFilter, queryOf } from '../../resource-list/list-address.ts';
import type { ListColumn } from '../../resource-list/list-columns.ts';
import { ResourceList } from '../../resource-list/resource-list.tsx';
import { Screen } from '../../shell/screen.tsx';

type AuditRow = DeskResult<'desk/audit'>['items'][number];
type Words = { personal: string; nothing: string };

const isPersonal = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && (value as { personal?: unknown }).personal === true;

const valueText = (value: unknown, { personal, nothing }: Words): string => {
  if (isPersonal(value)) return personal;
  if (value === null || value === undefined || value === '') return nothing;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

/** The fields that changed, each with what it was and what it is. */
const Change = ({ row: { before, after }, words }: { row: AuditRow; words: Words }) => {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return (
    <span className="[overflow-wrap:anywhere] text-ink-soft" dir="ltr">
      {fields.map((field) => (
        <span className="me-3" key={field}>
          {field}: <bdi>{valueText(before?.[field], words)}</bdi> →{' '}
          <bdi>{valueText(after?.[field], words)}</bdi>
        </span>
      ))}
    </span>
  );
};

const useColumns = (): readonly ListColumn<AuditRow>[] => {
  const texts = useTexts('audit');
  return useMemo(
    () => [
      { id: 'at', title: texts.columns.at, cell: ({ at }) => <Moment at={at} />, onPhone: 'first' },
      {
        id: 'actor',
        title: texts.columns.actor,
        cell: ({ actor, actor_name }) => <bdi>{actor_name ?? actor}</bdi>,
        onPhone: 'first',
      },
      { id: 'act', title: texts.columns.act, cell: ({ act }) => <bdi dir="ltr">{act}</bdi>, onPhone: 'end' },
      {
        id: 'entity',
        title: texts.columns.entity,
        cell: ({ entity, entity_id }) => (
          <bdi dir="ltr">
            {entity} {entity_id}
          </bdi>
        ),
        onPhone: 'second',
      },
      {
        id: 'change',
        title: texts.columns.change,
        cell: (row) => <Change row={row} words={texts} />,
        onPhone: 'second',
      },
    ],
    [texts],
  );
};

/** Everything that was written by staff and programs. */
export const AuditScreen = () => {
  const texts = useTexts('audit');
  const list = useTexts('list');
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
        columns={useColumns()}
        filters={filters}
        label={texts.title}
        rowId={({ id }) => String(id)}
        rowLink={({ entity, entity_id }) =>
          entity === 'order' && entity_id !== null
            ? paths.order(entity_id)
            : paths.auditWith(new URLSearchParams({ entity, entityId: entity_id ?? '' }).toString())
        }
        rowName={({ act, entity, entity_id }) => `${act} ${entity} ${entity_id ?? ''}`}
      />
    </Screen>
  );
};
