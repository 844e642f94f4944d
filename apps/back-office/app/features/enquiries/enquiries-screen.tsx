import { lazy, Suspense, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useTexts } from '../../i18n/use-desk.ts';
import { Ago } from '../../parts/time/moment.tsx';
import { paths } from '../../paths.ts';
import { useCall } from '../../provider-client/use-call.ts';
import { type ListFilter, type ListView, queryOf } from '../../resource-list/list-address.ts';
import type { ListColumn } from '../../resource-list/list-columns.ts';
import { ResourceList } from '../../resource-list/resource-list.tsx';
import { useOpenedRow } from '../../resource-list/use-opened-row.ts';
import { Screen } from '../../shell/screen.tsx';
import type { Enquiry } from './enquiry-sheet.tsx';

const EnquirySheet = lazy(async () => ({ default: (await import('./enquiry-sheet.tsx')).EnquirySheet }));

const stateStyles = { open: 'font-semibold', answered: 'text-success', closed: 'text-ink-soft' };

/** What an enquiry says in one line. */
const aboutOf = ({ message, details, product }: Enquiry): string =>
  message || [product?.name, details.price, details.currency].filter(Boolean).join(' ');

// oxlint-disable-next-line max-lines-per-function -- a table of columns
const useColumns = (): readonly ListColumn<Enquiry>[] => {
  const texts = useTexts('enquiries');
  return useMemo(
    () => [
      { id: 'kind', title: texts.columns.kind, cell: ({ kind }) => texts.kinds[kind], onPhone: 'second' },
      {
        id: 'from',
        title: texts.columns.from,
        cell: ({ name, details, email, telephone }) => (
          <bdi>{details.store_name ?? (name || (email ?? telephone ?? texts.noName))}</bdi>
        ),
        onPhone: 'first',
      },
      {
        id: 'about',
        title: texts.columns.about,
        cell: (enquiry) => <bdi className="line-clamp-2">{aboutOf(enquiry)}</bdi>,
        onPhone: 'second',
      },
      {
        id: 'state',
        title: texts.columns.state,
        cell: ({ state }) => <span className={stateStyles[state]}>{texts.states[state]}</span>,
        onPhone: 'end',
      },
      {
        id: 'since',
        title: texts.columns.since,
        cell: ({ created_at }) => <Ago at={created_at} />,
        isNumber: true,
        onPhone: 'end',
      },
    ],
    [texts],
  );
};

const useFilters = (): readonly ListFilter[] => {
  const texts = useTexts('enquiries');
  return useMemo(
    () => [
      {
        name: 'kind',
        kind: 'choice',
        label: texts.columns.kind,
        choices: Object.entries(texts.kinds).map(([value, label]) => ({ value, label })),
      },
      {
        name: 'state',
        kind: 'choice',
        label: texts.columns.state,
        choices: Object.entries(texts.states).map(([value, label]) => ({ value, label })),
      },
    ],
    [texts],
  );
};

const useViews = (): readonly ListView[] => {
  const { states, kinds } = useTexts('enquiries');
  const { allRows } = useTexts('list');
  return useMemo(
    () => [
      { name: states.open, search: 'state=open' },
      { name: kinds.vendor, search: 'kind=vendor' },
      { name: allRows, search: '' },
    ],
    [states, kinds, allRows],
  );
};

/** What was written to the shop by forms. */
export const EnquiriesScreen = () => {
  const texts = useTexts('enquiries');
  const [search] = useSearchParams();
  const { openedId, close } = useOpenedRow();
  const filters = useFilters();
  const answer = useCall('desk/enquiries', { query: queryOf(search, filters) });
  const open = answer.data?.items.find(({ id }) => String(id) === openedId);
  return (
    <Screen help={texts.help} title={texts.title}>
      <ResourceList
        answer={answer}
        columns={useColumns()}
        filters={filters}
        label={texts.title}
        rowId={({ id }) => String(id)}
        rowLink={({ id }) => paths.enquiry(id, search)}
        rowName={({ name }) => name || texts.noName}
        views={useViews()}
      />
      {open && (
        <Suspense>
          <EnquirySheet enquiry={open} key={open.id} onClose={close} />
        </Suspense>
      )}
    </Screen>
  );
};
