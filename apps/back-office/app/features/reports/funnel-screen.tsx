import type { DeskResult } from '@dijla/contract/desk-client';
import { grouped } from '@dijla/messages/plural';
import { lazy } from 'react';
import { useTexts } from '../../i18n/use-desk.ts';
import { dayText } from '../../parts/time/day-text.ts';
import { useCall } from '../../provider-client/use-call.ts';
import { ReportAnswer } from './report-answer.tsx';
import { PeriodChoice, useReportPeriod } from './report-choices.tsx';
import { ReportFiles } from './report-files.tsx';
import { type ReportColumn, ReportTable } from './report-table.tsx';
import { ReportsFrame } from './reports-frame.tsx';

const RankChart = lazy(async () => ({ default: (await import('./rank-chart.tsx')).RankChart }));
const DayChart = lazy(async () => ({ default: (await import('./day-chart.tsx')).DayChart }));

type Funnel = DeskResult<'desk/report-funnel'>;
type Row = Funnel['rows'][number];
const steps = ['carts', 'checkouts', 'orders', 'delivered'] as const;

const percentOf = (part: number, whole: number): string =>
  `\u2066${whole === 0 ? 0 : Math.round((100 * part) / whole)}%\u2069`;

const useColumns = (): ReportColumn<Row>[] => {
  const texts = useTexts('reports');
  return [
    { id: 'day', title: texts.columns.by.day, cell: ({ key }) => <bdi>{dayText(key)}</bdi> },
    ...steps.map((step) => ({
      id: step,
      title: texts.steps[step],
      cell: (row: Row) => grouped(row[step]),
      isNumber: true,
    })),
    {
      id: 'share',
      title: texts.columns.ofCarts,
      cell: ({ orders, carts }) => percentOf(orders, carts),
      isNumber: true,
      isOnWide: true,
    },
  ];
};

const Drawn = ({ funnel: { rows, total, complete_from } }: { funnel: Funnel }) => {
  const texts = useTexts('reports');
  const [first] = rows;
  return (
    <>
      <p className="font-medium">
        {texts.saidFunnel(grouped(total.orders), grouped(total.carts), percentOf(total.orders, total.carts))}
      </p>
      {first !== undefined && first.key < complete_from && (
        <p className="text-ink-soft">{texts.incomplete(dayText(complete_from))}</p>
      )}
      <RankChart
        name={texts.chart(texts.parts.funnel)}
        rows={steps.map((step) => ({
          key: step,
          name: texts.steps[step],
          value: total[step],
          text: `${grouped(total[step])} · ${percentOf(total[step], total.carts)}`,
        }))}
      />
      {rows.length > 1 && (
        <DayChart
          name={texts.chart(`${texts.parts.funnel}, ${texts.steps.carts}`)}
          points={rows.map(({ key, carts }) => ({ key, value: carts }))}
        />
      )}
      <ReportTable columns={useColumns()} rowKey={({ key }) => key} rows={rows.toReversed()} />
    </>
  );
};

/** What became of the carts of a period: how many came to checkout, to an order and to the door. */
export const FunnelScreen = () => {
  const texts = useTexts('reports');
  const { period, isValid } = useReportPeriod();
  return (
    <ReportsFrame actions={<ReportFiles asked={{ report: 'funnel', ...period }} />} help={texts.helpFunnel}>
      <div className="flex flex-wrap items-end gap-3 pb-4">
        <PeriodChoice />
      </div>
      <ReportAnswer
        answer={useCall('desk/report-funnel', { query: period }, { isOff: !isValid })}
        isEmpty={({ total }) => total.carts === 0}
        nothing={{ title: texts.nothing, text: texts.nothingText }}
      >
        {(funnel) => <Drawn funnel={funnel} />}
      </ReportAnswer>
    </ReportsFrame>
  );
};
