import type { CreditInstallment } from '@dijla/commerce-rules/payment/credit-plan';
import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../database/connect.ts';
import { recordset } from '../../database/json/recordset.ts';

/** How an order on a credit line is paid; amounts in minor units of the line. */
export type CreditPlanRow = {
  order_id: number;
  credit_line_id: number;
  is_awaiting: boolean;
  months: number;
  fee_rate: number;
  first_due_on: string;
  principal: number;
  fee: number;
  placed_at: Date;
};

/** A plan with the number of its order and its installments. */
export type NumberedPlan = CreditPlanRow & { order_number: string; installments: CreditInstallment[] };

/** Writes down how an order is paid on a credit line, before anything is taken of that. */
export const insertPlan = async (
  transaction: DatabaseTransaction,
  plan: Omit<CreditPlanRow, 'principal' | 'fee'>,
): Promise<void> => {
  await transaction.insertInto('credit_plan').values(plan).execute();
};

/** Returns the plan of an order; undefined where it is not on a credit line. */
export const readPlan = async (database: Database, orderId: number): Promise<CreditPlanRow | undefined> =>
  database.selectFrom('credit_plan').selectAll().where('order_id', '=', orderId).executeTakeFirst();

/** Returns the plans of credit lines with their installments, the latest order first. */
export const readPlansOf = async (
  database: Database,
  lineIds: readonly number[],
): Promise<NumberedPlan[]> => {
  const { rows } = await sql<NumberedPlan>`
    select p.*, o.order_number, coalesce((
      select json_agg(json_build_object('number', i.number, 'due_on', i.due_on::text, 'amount', i.amount) order by i.number)
      from credit_installment i where i.order_id = p.order_id
    ), '[]') as installments
    from credit_plan p join "order" o on o.id = p.order_id where p.credit_line_id = any(${[...lineIds]}::bigint[])
    order by p.placed_at desc, p.order_id desc`.execute(database);
  return rows;
};

/** Keeps what was taken of the line for an order by now, and when it is due. */
export const savePlan = async (
  transaction: DatabaseTransaction,
  {
    orderId,
    installments,
    ...saved
  }: Pick<CreditPlanRow, 'principal' | 'fee'> & {
    orderId: number;
    is_awaiting: boolean;
    installments: readonly CreditInstallment[];
  },
): Promise<void> => {
  await transaction.updateTable('credit_plan').set(saved).where('order_id', '=', orderId).execute();
  await transaction.deleteFrom('credit_installment').where('order_id', '=', orderId).execute();
  if (installments.length === 0) return;
  await sql`
    insert into credit_installment (order_id, number, due_on, amount)
    select ${orderId}, number, due_on, amount
    from ${recordset(installments, 'number smallint, due_on date, amount bigint')}`.execute(transaction);
};

/** Takes back that an order is to be paid on a line, of which nothing was taken for it. */
export const deletePlan = async (transaction: DatabaseTransaction, orderId: number): Promise<void> => {
  await transaction.deleteFrom('credit_plan').where('order_id', '=', orderId).execute();
};
