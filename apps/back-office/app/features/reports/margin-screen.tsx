import type { DeskResult } from '@dijla/contract/desk-client';
import { grouped } from '@dijla/messages/plural';
import { lazy, Suspense, useState } from 'react';
import { useTexts } from '../../i18n/use-desk.ts';
import { Amount, useAmountText } from '../../parts/amount.tsx';
import { deskButton } from '../../parts/button-styles.ts';
import { shareText } from '../../parts/share-text.ts';
import { useCall } from '../../provider-client/use-call.ts';
import { useMay } from '../../session/use-session.ts';
import { ReportAnswer } from './report-answer.tsx';
import { PeriodChoice, UnitChoice, useReportPeriod, useReportUnit } from './report-choices.tsx';
import { ReportFiles } from './report-files.tsx';
import { type ReportColumn, ReportTable } from './report-table.tsx';
import { ReportsFrame } from './reports-frame.tsx';

const RankChart = lazy(async () => ({ default: (await import('./rank-chart.tsx')).RankChart }));
const CostsSheet = lazy(async () => ({
  default: (await import('../../product-costs/costs-sheet.tsx')).CostsSheet,
}));

type Margin = DeskResult<'desk/report-margin'>;
type Row = Margin['rows'][number];

const useColumns = ({ unit }: Margin): ReportColumn<Row>[] => {
  const { columns, noCost } = useTexts('reports');
  return [
    { id: 'name', title: columns.by.product, cell: ({ name }) => <bdi>{name}</bdi> },
    { id: 'sku', title: columns.sku, cell: ({ key }) => <bdi dir="ltr">{key}</bdi>, isOnWide: true },
    {
      id: 'pieces',
      title: columns.pieces,
      cell: ({ pieces }) => grouped(pieces),
      isNumber: true,
      isOnWide: true,
    },
    {
      id: 'amount',
      title: columns.brought,
      cell: ({ amount }) => <Amount minor={amount} unit={unit} />,
      isNumber: true,
    },
    {
      id: 'cost',
      title: columns.cost,
      cell: ({ cost }) => (cost === null ? noCost : <Amount minor={cost} unit={unit} />),
      isNumber: true,
      isOnWide: true,
    },
    {
      id: 'margin',
      title: columns.margin,
      cell: ({ margin }) => margin !== null && <Amount minor={margin} unit={unit} />,
      isNumber: true,
    },
    {
      id: 'share',
      title: columns.marginShare,
      cell: ({ amount, margin }) => margin !== null && <bdi dir="ltr">{shareText(margin, amount)}</bdi>,
      isNumber: true,
      isOnWide: true,
    },
  ];
};

const Costs = ({ margin: { rows, units, unit } }: { margin: Margin }) => {
  const texts = useTexts('reports');
  const [isOpen, setIsOpen] = useState(false);
  const without = rows.filter(({ cost }) => cost === null);
  return (
    <>
      <button className={deskButton.quiet} onClick={() => setIsOpen(true)} type="button">
        {texts.writeCosts}
      </button>
      {isOpen && (
        <Suspense>
          <CostsSheet
            currency={unit.code}
            lines={without.map(({ key }) => `${key}\t`).join('\n')}
            onClose={() => setIsOpen(false)}
            units={units.length > 0 ? units : [unit]}
          />
        </Suspense>
      )}
    </>
  );
};

const Drawn = ({ margin }: { margin: Margin }) => {
  const texts = useTexts('reports');
  const may = useMay();
  const amountText = useAmountText();
  const { rows, total, unit } = margin;
  const { without } = total;
  return (
    <>
      <p className="font-medium">
        {texts.saidMargin(amountText(total.margin, unit), amountText(total.amount, unit))}{' '}
        <bdi dir="ltr">({shareText(total.margin, total.amount)})</bdi>
      </p>
      <div className="flex flex-wrap items-center gap-3">
        {without.rows > 0 && (
          <p className="text-ink-soft">{texts.saidWithout(without.rows, amountText(without.amount, unit))}</p>
        )}
        {may('products.costs') && <Costs margin={margin} />}
      </div>
      <RankChart
        name={texts.chart(texts.parts.margin)}
        rows={rows
          .filter((row) => row.margin !== null && row.margin > 0)
          .map(({ key, name, margin: left }) => ({
            key,
            name,
            value: left ?? 0,
            text: amountText(left ?? 0, unit),
          }))}
      />
      <ReportTable columns={useColumns(margin)} rowKey={({ key }) => key} rows={rows} />
    </>
  );
};

/** What products brought in a period, what they cost the shop, and what is left. */
export const MarginScreen = () => {
  const texts = useTexts('reports');
  const { period, isValid } = useReportPeriod();
  const unit = useReportUnit();
  const answer = useCall(
    'desk/report-margin',
    { query: { ...period, ...(unit && { unit }) } },
    { isOff: !isValid },
  );
  return (
    <ReportsFrame
      actions={<ReportFiles asked={{ report: 'margin', ...period, ...(unit && { unit }) }} />}
      help={texts.helpMargin}
    >
      <div className="flex flex-wrap items-end gap-3 pb-4">
        <PeriodChoice />
        <UnitChoice report={answer.data} />
      </div>
      <ReportAnswer
        answer={answer}
        isEmpty={({ total }) => total.rows === 0}
        nothing={{ title: texts.nothing, text: texts.nothingText }}
      >
        {(margin) => <Drawn margin={margin} />}
      </ReportAnswer>
    </ReportsFrame>
  );
};
