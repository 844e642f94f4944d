import type { DeskResult } from '@dijla/contract/desk-client';
import { Link } from 'react-router';
import { useTexts } from '../../i18n/use-desk.ts';
import { Amount, useAmountText } from '../../parts/amount.tsx';
import { useMomentText } from '../../parts/time/moment.tsx';
import { paths } from '../../paths.ts';
import { useCall } from '../../provider-client/use-call.ts';
import { useMay } from '../../session/use-session.ts';
import { ReportAnswer } from './report-answer.tsx';
import { PeriodChoice, useReportPeriod } from './report-choices.tsx';
import { ReportFiles } from './report-files.tsx';
import { type ReportColumn, ReportTable } from './report-table.tsx';
import { ReportsFrame } from './reports-frame.tsx';

type Invoices = DeskResult<'desk/report-invoices'>;
type Row = Invoices['rows'][number];

const useColumns = (): ReportColumn<Row>[] => {
  const { columns, invoiceKinds } = useTexts('reports');
  const momentText = useMomentText();
  const may = useMay();
  return [
    { id: 'number', title: columns.number, cell: ({ number }) => <bdi dir="ltr">{number}</bdi> },
    { id: 'kind', title: columns.kind, cell: ({ kind }) => invoiceKinds[kind], isOnWide: true },
    {
      id: 'at',
      title: columns.issuedAt,
      cell: ({ issued_at: at }) => momentText(at),
      isOnWide: true,
    },
    {
      id: 'order',
      title: columns.order,
      cell: ({ order_id: id, order_number: number }) =>
        may('orders.read') ? (
          <Link className="underline" dir="ltr" to={paths.order(id)}>
            {number}
          </Link>
        ) : (
          <bdi dir="ltr">{number}</bdi>
        ),
    },
    {
      id: 'amount',
      title: columns.amount,
      cell: ({ kind, grand_total: total, unit }) => (
        <Amount minor={kind === 'invoice' ? total : -total} unit={unit} />
      ),
      isNumber: true,
    },
  ];
};

const Drawn = ({ report: { rows, total } }: { report: Invoices }) => {
  const texts = useTexts('reports');
  const amountText = useAmountText();
  return (
    <>
      {total.sums.map(({ unit, invoiced, credited }) => (
        <p className="font-medium" key={unit.code}>
          {texts.saidInvoices(amountText(invoiced, unit), amountText(credited, unit))}
        </p>
      ))}
      <ReportTable columns={useColumns()} rowKey={({ number }) => number} rows={rows} />
    </>
  );
};

/** The invoices and credit notes of a period with their numbers, as an accountant wants them. */
export const InvoicesScreen = () => {
  const texts = useTexts('reports');
  const { period, isValid } = useReportPeriod();
  return (
    <ReportsFrame
      actions={<ReportFiles asked={{ report: 'invoices', ...period }} />}
      help={texts.helpInvoices}
    >
      <div className="flex flex-wrap items-end gap-3 pb-4">
        <PeriodChoice />
      </div>
      <ReportAnswer
        answer={useCall('desk/report-invoices', { query: period }, { isOff: !isValid })}
        nothing={{ title: texts.nothing, text: texts.nothingText }}
      >
        {(report) => <Drawn report={report} />}
      </ReportAnswer>
    </ReportsFrame>
  );
};
