import type { DeskResult } from '@dijla/contract/desk-client';
import { grouped } from '@dijla/messages/plural';
import { lazy } from 'react';
import { useTexts } from '../../i18n/use-desk.ts';
import { useCall } from '../../provider-client/use-call.ts';
import { ReportAnswer } from './report-answer.tsx';
import { PeriodChoice, ReportChoice, useReportAddress, useReportPeriod } from './report-choices.tsx';
import { ReportFiles } from './report-files.tsx';
import { type ReportColumn, ReportTable } from './report-table.tsx';
import { ReportsFrame } from './reports-frame.tsx';

const RankChart = lazy(async () => ({ default: (await import('./rank-chart.tsx')).RankChart }));

type Refusals = DeskResult<'desk/report-refusals'>;
type Row = Refusals['rows'][number];
const groupings = ['attempts', 'product', 'district'] as const;
type By = (typeof groupings)[number];
const byIn = (search: URLSearchParams): By =>
  groupings.find((each) => each === search.get('by')) ?? 'attempts';

const shareOf = ({ refused, deliveries }: { refused: number; deliveries: number }): string =>
  `\u2066${deliveries === 0 ? 0 : Math.round((100 * refused) / deliveries)}%\u2069`;

const useName = (by: By): ((row: Row) => string) => {
  const texts = useTexts('reports');
  return ({ name }) =>
    by === 'attempts' ? texts.attempts(Number(name)) : name === '' ? texts.elsewhere : name;
};

const useColumns = (by: By): ReportColumn<Row>[] => {
  const { columns } = useTexts('reports');
  const nameOf = useName(by);
  const counted = (id: 'deliveries' | 'refused' | 'missed', isOnWide = false): ReportColumn<Row> => ({
    id,
    title: columns[id],
    cell: (row) => grouped(row[id]),
    isNumber: true,
    isOnWide,
  });
  return [
    { id: 'name', title: columns.by[by], cell: (row) => <bdi>{nameOf(row)}</bdi> },
    ...(by === 'district'
      ? [{ id: 'place', title: columns.place, cell: ({ place }: Row) => <bdi>{place}</bdi>, isOnWide: true }]
      : []),
    counted('deliveries'),
    counted('refused'),
    counted('missed', true),
    { id: 'share', title: columns.share, cell: shareOf, isNumber: true },
  ];
};

const Drawn = ({ refusals: { rows, total }, by }: { refusals: Refusals; by: By }) => {
  const texts = useTexts('reports');
  const nameOf = useName(by);
  return (
    <>
      <p className="font-medium">
        {texts.saidRefusals(grouped(total.refused), grouped(total.deliveries), shareOf(total))}
      </p>
      <RankChart
        name={texts.chart(`${texts.parts.refusals}, ${texts.refusalsBy[by]}`)}
        rows={rows.map((row) => ({
          key: row.key,
          name: nameOf(row),
          value: row.refused,
          text: `${grouped(row.refused)} · ${shareOf(row)}`,
        }))}
      />
      <ReportTable columns={useColumns(by)} rowKey={({ key }) => key} rows={rows} />
    </>
  );
};

/** What became of packages at the door, by how often they were brought, by product or by district. */
export const RefusalsReportScreen = () => {
  const texts = useTexts('reports');
  const { search, set } = useReportAddress();
  const { period, isValid } = useReportPeriod();
  const by = byIn(search);
  return (
    <ReportsFrame
      actions={<ReportFiles asked={{ report: 'refusals', by, ...period }} />}
      help={texts.helpRefusals}
    >
      <div className="flex flex-wrap items-end gap-3 pb-4">
        <ReportChoice
          choices={texts.refusalsBy}
          label={texts.by}
          onChange={(value) => set({ by: value })}
          value={by}
        />
        <PeriodChoice />
      </div>
      <ReportAnswer
        answer={useCall('desk/report-refusals', { query: { by, ...period } }, { isOff: !isValid })}
        nothing={{ title: texts.nothing, text: texts.nothingText }}
      >
        {(refusals) => <Drawn by={by} refusals={refusals} />}
      </ReportAnswer>
    </ReportsFrame>
  );
};
