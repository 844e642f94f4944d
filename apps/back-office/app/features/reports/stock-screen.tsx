import type { DeskResult } from '@dijla/contract/desk-client';
import { grouped } from '@dijla/messages/plural';
import { lazy } from 'react';
import { useTexts } from '../../i18n/use-desk.ts';
import { Amount, useAmountText } from '../../parts/amount.tsx';
import { Moment } from '../../parts/time/moment.tsx';
import { useCall } from '../../provider-client/use-call.ts';
import { ReportAnswer } from './report-answer.tsx';
import { ReportChoice, useReportAddress } from './report-choices.tsx';
import { ReportFiles } from './report-files.tsx';
import { type ReportColumn, ReportTable } from './report-table.tsx';
import { ReportsFrame } from './reports-frame.tsx';

const RankChart = lazy(async () => ({ default: (await import('./rank-chart.tsx')).RankChart }));

type Stock = DeskResult<'desk/report-stock'>;
type Row = Stock['rows'][number];
const kinds = ['value', 'low', 'still'] as const;
type Kind = (typeof kinds)[number];
const kindIn = (search: URLSearchParams): Kind =>
  kinds.find((each) => each === search.get('kind')) ?? 'value';

const stillDays = [30, 60, 90, 180, 365] as const;
const usualDays = 90;

const useColumns = ({ unit }: Stock): ReportColumn<Row>[] => {
  const { columns, never } = useTexts('reports');
  return [
    { id: 'name', title: columns.by.product, cell: ({ name }) => <bdi>{name}</bdi> },
    { id: 'sku', title: columns.sku, cell: ({ sku }) => <bdi dir="ltr">{sku}</bdi>, isOnWide: true },
    { id: 'qty', title: columns.qty, cell: ({ qty }) => grouped(qty), isNumber: true },
    {
      id: 'price',
      title: columns.price,
      cell: ({ price }) => price !== null && <Amount minor={price} unit={unit} />,
      isNumber: true,
      isOnWide: true,
    },
    {
      id: 'value',
      title: columns.value,
      cell: ({ value }) => value !== null && <Amount minor={value} unit={unit} />,
      isNumber: true,
    },
    {
      id: 'sold',
      title: columns.lastSold,
      cell: ({ last_sold_at }) => (last_sold_at === null ? never : <Moment at={last_sold_at} />),
      isNumber: true,
      isOnWide: true,
    },
  ];
};

const Drawn = ({ stock, kind }: { stock: Stock; kind: Kind }) => {
  const texts = useTexts('reports');
  const amountText = useAmountText();
  const { rows, total, unit } = stock;
  return (
    <>
      <p className="font-medium">
        {texts.saidStock(grouped(total.rows), grouped(total.pieces), amountText(total.value, unit))}
      </p>
      {kind !== 'low' && (
        <RankChart
          name={texts.chart(`${texts.parts.stock}, ${texts.stockKinds[kind]}`)}
          rows={rows.map(({ sku, name, value }) => ({
            key: sku,
            name,
            value: value ?? 0,
            text: amountText(value ?? 0, unit),
          }))}
        />
      )}
      <ReportTable columns={useColumns(stock)} rowKey={({ sku }) => sku} rows={rows} />
    </>
  );
};

/** What stock is worth, what is nearly gone, and what nobody buys. */
export const StockScreen = () => {
  const texts = useTexts('reports');
  const { search, set } = useReportAddress();
  const kind = kindIn(search);
  const days = stillDays.find((each) => String(each) === search.get('days')) ?? usualDays;
  return (
    <ReportsFrame actions={<ReportFiles asked={{ report: 'stock', kind, days }} />} help={texts.helpStock}>
      <div className="flex flex-wrap items-end gap-3 pb-4">
        <ReportChoice
          choices={texts.stockKinds}
          label={texts.parts.stock}
          onChange={(value) => set({ kind: value })}
          value={kind}
        />
        {kind === 'still' && (
          <ReportChoice
            choices={Object.fromEntries(stillDays.map((each) => [each, grouped(each)]))}
            label={texts.daysStill}
            onChange={(value) => set({ days: value })}
            value={String(days)}
          />
        )}
      </div>
      <ReportAnswer
        answer={useCall('desk/report-stock', { query: { kind, days: String(days) } })}
        nothing={{ title: texts.nothingInStock, text: texts.nothingInStockText }}
      >
        {(stock) => <Drawn kind={kind} stock={stock} />}
      </ReportAnswer>
    </ReportsFrame>
  );
};
