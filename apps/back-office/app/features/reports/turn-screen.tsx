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

type Turn = DeskResult<'desk/report-turn'>;
type Row = Turn['rows'][number];
const groupings = ['product', 'category'] as const;
type By = (typeof groupings)[number];
const sorts = ['slow', 'fast'] as const;
type Sort = (typeof sorts)[number];

const hundredth = 100;
const timesText = (turn: number | null): string => (turn === null ? '–' : (turn / hundredth).toFixed(2));

const useColumns = (by: By): ReportColumn<Row>[] => {
  const { columns, notSold } = useTexts('reports');
  return [
    { id: 'name', title: columns.by[by], cell: ({ name, key }) => <bdi>{name || key}</bdi> },
    ...(by === 'product'
      ? [
          {
            id: 'sku',
            title: columns.sku,
            cell: ({ key }: Row) => <bdi dir="ltr">{key}</bdi>,
            isOnWide: true,
          },
        ]
      : []),
    { id: 'sold', title: columns.sold, cell: ({ pieces }) => grouped(pieces), isNumber: true },
    { id: 'qty', title: columns.qty, cell: ({ qty }) => grouped(qty), isNumber: true },
    {
      id: 'cover',
      title: columns.cover,
      cell: ({ cover }) => (cover === null ? notSold : grouped(cover)),
      isNumber: true,
    },
    {
      id: 'turn',
      title: columns.turn,
      cell: ({ turn }) => <bdi dir="ltr">{timesText(turn)}</bdi>,
      isNumber: true,
      isOnWide: true,
    },
  ];
};

const Drawn = ({ report, by, sort }: { report: Turn; by: By; sort: Sort }) => {
  const texts = useTexts('reports');
  const { rows, total, days } = report;
  const lasts = ({ cover }: Row): string => (cover === null ? texts.notSold : texts.lasts(cover));
  return (
    <>
      <p className="font-medium">
        {texts.saidTurn(grouped(total.pieces), grouped(days), grouped(total.qty))}
      </p>
      <RankChart
        name={texts.chart(`${texts.parts.turn}, ${texts.turnBy[by]}, ${texts.turnSorts[sort]}`)}
        rows={rows.map((row) => ({
          key: row.key,
          name: row.name || row.key,
          value: sort === 'slow' ? row.qty : row.pieces,
          text: `${grouped(sort === 'slow' ? row.qty : row.pieces)} · ${lasts(row)}`,
        }))}
      />
      <ReportTable columns={useColumns(by)} rowKey={({ key }) => key} rows={rows} />
    </>
  );
};

/** How fast stock is sold in a period, and how long what there is lasts; the slow movers or the fast ones first. */
export const TurnScreen = () => {
  const texts = useTexts('reports');
  const { search, set } = useReportAddress();
  const { period, isValid } = useReportPeriod();
  const by = groupings.find((each) => each === search.get('by')) ?? 'product';
  const sort = sorts.find((each) => each === search.get('sort')) ?? 'slow';
  return (
    <ReportsFrame
      actions={<ReportFiles asked={{ report: 'turn', by, sort, ...period }} />}
      help={texts.helpTurn}
    >
      <div className="flex flex-wrap items-end gap-3 pb-4">
        <ReportChoice
          choices={texts.turnBy}
          label={texts.by}
          onChange={(value) => set({ by: value })}
          value={by}
        />
        <ReportChoice
          choices={texts.turnSorts}
          label={texts.sort}
          onChange={(value) => set({ sort: value })}
          value={sort}
        />
        <PeriodChoice />
      </div>
      <ReportAnswer
        answer={useCall('desk/report-turn', { query: { by, sort, ...period } }, { isOff: !isValid })}
        nothing={{ title: texts.nothing, text: texts.nothingText }}
      >
        {(report) => <Drawn by={by} report={report} sort={sort} />}
      </ReportAnswer>
    </ReportsFrame>
  );
};
