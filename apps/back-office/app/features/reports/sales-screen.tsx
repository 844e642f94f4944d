import type { DeskResult } from '@dijla/contract/desk-client';
import { majorUnits } from '@dijla/commerce-rules/money/major-units';
import { grouped } from '@dijla/messages/plural';
import { lazy } from 'react';
import { useTexts } from '../../i18n/use-desk.ts';
import { Amount, useAmountText } from '../../parts/amount.tsx';
import { dayText } from '../../parts/time/day-text.ts';
import { useCall } from '../../provider-client/use-call.ts';
import { ReportAnswer } from './report-answer.tsx';
import {
  PeriodChoice,
  ReportChoice,
  UnitChoice,
  useReportAddress,
  useReportPeriod,
  useReportUnit,
} from './report-choices.tsx';
import { ReportFiles } from './report-files.tsx';
import { type ReportColumn, ReportTable } from './report-table.tsx';
import { ReportsFrame } from './reports-frame.tsx';

const DayChart = lazy(async () => ({ default: (await import('./day-chart.tsx')).DayChart }));
const RankChart = lazy(async () => ({ default: (await import('./rank-chart.tsx')).RankChart }));

type Sales = DeskResult<'desk/report-sales'>;
type Row = Sales['rows'][number];
const groupings = ['day', 'product', 'district'] as const;
type By = (typeof groupings)[number];
const byIn = (search: URLSearchParams): By => groupings.find((each) => each === search.get('by')) ?? 'day';

const useName = (by: By): ((row: Row) => string) => {
  const { elsewhere } = useTexts('reports');
  return ({ name }) => (by === 'day' ? dayText(name) : name === '' ? elsewhere : name);
};

const Said = ({ sales, by }: { sales: Sales; by: By }) => {
  const texts = useTexts('reports');
  const amountText = useAmountText();
  const nameOf = useName(by);
  const { total, rows, unit } = sales;
  const best = rows.reduce<Row | null>(
    (most, row) => (most === null || row.amount > most.amount ? row : most),
    null,
  );
  const saidOf = by === 'day' ? texts.saidBest : texts.saidFirst;
  return (
    <p className="font-medium">
      {texts.saidSales(amountText(total.amount, unit), total.orders, grouped(total.pieces))}{' '}
      {best !== null && <bdi>{saidOf(nameOf(best), amountText(best.amount, unit))}</bdi>}
    </p>
  );
};

const Chart = ({ sales: { rows, unit }, by }: { sales: Sales; by: By }) => {
  const texts = useTexts('reports');
  const amountText = useAmountText();
  const nameOf = useName(by);
  const name = texts.chart(`${texts.parts.sales}, ${texts.salesBy[by]}`);
  return by === 'day' ? (
    <DayChart
      name={name}
      points={rows.map(({ key, amount }) => ({ key, value: majorUnits(amount, unit.scale) }))}
    />
  ) : (
    <RankChart
      name={name}
      rows={rows.map((row) => ({
        key: row.key,
        name: nameOf(row),
        value: row.amount,
        text: amountText(row.amount, unit),
      }))}
    />
  );
};

const useColumns = ({ unit }: Sales, by: By): ReportColumn<Row>[] => {
  const { columns } = useTexts('reports');
  const nameOf = useName(by);
  const place: ReportColumn<Row> = {
    id: 'place',
    title: columns.place,
    cell: (row) => <bdi>{row.place}</bdi>,
  };
  const sku: ReportColumn<Row> = {
    id: 'sku',
    title: columns.sku,
    cell: ({ key }) => <bdi dir="ltr">{key}</bdi>,
    isOnWide: true,
  };
  return [
    { id: 'name', title: columns.by[by], cell: (row) => <bdi>{nameOf(row)}</bdi> },
    ...(by === 'district' ? [place] : []),
    ...(by === 'product' ? [sku] : []),
    { id: 'orders', title: columns.orders, cell: ({ orders }) => grouped(orders), isNumber: true },
    {
      id: 'pieces',
      title: columns.pieces,
      cell: ({ pieces }) => grouped(pieces),
      isNumber: true,
      isOnWide: by === 'district',
    },
    {
      id: 'amount',
      title: columns.amount,
      cell: ({ amount }) => <Amount minor={amount} unit={unit} />,
      isNumber: true,
    },
  ];
};

const Drawn = ({ sales, by }: { sales: Sales; by: By }) => (
  <>
    <Said by={by} sales={sales} />
    <Chart by={by} sales={sales} />
    <ReportTable
      columns={useColumns(sales, by)}
      rowKey={({ key }) => key}
      // The newest day is what one looks for.
      rows={by === 'day' ? sales.rows.toReversed() : sales.rows}
    />
  </>
);

/** What was sold in a period, by day, product or district. */
export const SalesScreen = () => {
  const texts = useTexts('reports');
  const { search, set } = useReportAddress();
  const { period, isValid } = useReportPeriod();
  const by = byIn(search);
  const unit = useReportUnit();
  const answer = useCall(
    'desk/report-sales',
    { query: { by, ...period, ...(unit && { unit }) } },
    { isOff: !isValid },
  );
  return (
    <ReportsFrame
      actions={<ReportFiles asked={{ report: 'sales', by, ...period, ...(unit && { unit }) }} />}
      help={texts.helpSales}
    >
      <div className="flex flex-wrap items-end gap-3 pb-4">
        <ReportChoice
          choices={texts.salesBy}
          label={texts.by}
          onChange={(value) => set({ by: value })}
          value={by}
        />
        <PeriodChoice />
        <UnitChoice report={answer.data} />
      </div>
      <ReportAnswer
        answer={answer}
        isEmpty={({ total }) => total.orders === 0}
        nothing={{ title: texts.nothing, text: texts.nothingText }}
      >
        {(sales) => <Drawn by={by} sales={sales} />}
      </ReportAnswer>
    </ReportsFrame>
  );
};
