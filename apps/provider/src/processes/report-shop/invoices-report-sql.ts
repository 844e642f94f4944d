import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import { invoiceNumberOf } from '../../modules/documents/documents.ts';
import { instantsOf, type Period, rowsAtMost, type Unit } from './report-scope-sql.ts';

type Kind = 'invoice' | 'credit note';
type InvoiceRow = {
  kind: Kind;
  number: string;
  issued_at: string;
  order_id: number;
  order_number: string;
  unit: Unit;
  grand_total: number;
};
type InvoicesReport = {
  total: { rows: number; sums: { unit: Unit; invoiced: number; credited: number }[] };
  rows: InvoiceRow[];
};

type Read = {
  total: InvoicesReport['total'];
  rows: (Omit<InvoiceRow, 'number'> & { year: number; number: number })[];
};

/** Reads the invoices and credit notes of a period by their numbers, the first ones of many. One statement. */
export const readInvoices = async (
  database: Database,
  { atMost = rowsAtMost, ...period }: Period & { atMost?: number },
): Promise<InvoicesReport> => {
  const { begins, ends } = instantsOf(period);
  const { rows: found } = await sql<Read>`
    with issued as materialized (
      select i.kind, i.year, i.number, i.issued_at, i.order_id, o.order_number, i.grand_total,
        json_build_object('code', c.code, 'scale', c.scale) as unit, c.code
      from invoice i join "order" o on o.id = i.order_id join currency c on c.code = i.currency
      where i.issued_at >= ${begins} and i.issued_at < ${ends}
    )
    select json_build_object('rows', (select count(*) from issued), 'sums', (
        select coalesce(json_agg(json_build_object('unit', s.unit, 'invoiced', s.invoiced, 'credited', s.credited) order by s.code), '[]')
        from (
          select code, min(unit::text)::json as unit, coalesce(sum(grand_total) filter (where kind = 'invoice'), 0)::bigint as invoiced,
            coalesce(sum(grand_total) filter (where kind = 'credit note'), 0)::bigint as credited from issued group by code
        ) s
      )) as total,
      (select coalesce(json_agg(json_build_object('kind', kind, 'year', year, 'number', number,
          'issued_at', to_char(issued_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), 'order_id', order_id, 'order_number', order_number,
          'unit', unit, 'grand_total', grand_total) order by kind desc, year, number), '[]')
        from (select * from issued order by kind desc, year, number limit ${atMost}) shown) as rows`.execute(
    database,
  );
  const [report] = found;
  if (report === undefined) throw new Error('nothing was counted');
  return {
    total: report.total,
    rows: report.rows.map(({ year, number, ...row }) => ({
      ...row,
      number: invoiceNumberOf({ kind: row.kind, year, number }),
    })),
  };
};
