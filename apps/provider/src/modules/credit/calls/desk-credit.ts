import { randomUUID } from 'node:crypto';
import { handleCall } from '../../../call/handle-call.ts';
import { idInPath } from '../../../call/id-in-path.ts';
import { isRefusal, refusal, type Refusal } from '../../../call/refusal.ts';
import type { Database, DatabaseTransaction } from '../../../database/connect.ts';
import { handleDeskWrite } from '../../audit/audit.ts';
import { linesToMove, post, setCreditLimit } from '../../ledger/ledger.ts';
import { creditAccount, creditPaid } from '../credit-account.ts';
import { type CreditLine, lockCreditLine, saveDecision } from '../credit-line-sql.ts';
import { readLineFacts } from '../desk-credit-sql.ts';
import { tellDecision } from '../tell-decision.ts';
import { lineDetail, listedLine, listedLines } from '../desk-line.ts';

/** `GET /api/desk/credit-lines`: one more row than asked for tells whether there is a next page. */
export const listCreditLines = handleCall(
  'desk/credit-lines',
  ({ database }: { database: Database }) =>
    async ({ query: { state, method, before: after = 0, limit } }, { store }) => {
      const facts = await readLineFacts(database, { state, method }, { after, limit: limit + 1 });
      const items = (await listedLines(database, facts.slice(0, limit), store.language)).map(listedLine);
      return { result: { items, next: facts.length > limit ? after + limit : null } };
    },
);

/** `GET /api/desk/credit-lines/{lineId}` */
export const readDeskCreditLine = handleCall(
  'desk/credit-line',
  ({ database }: { database: Database }) =>
    async ({ params }, { store }) => {
      const id = idInPath(params, { name: 'lineId', thing: 'credit line' });
      if (isRefusal(id)) return id;
      const result = await lineDetail(database, id, store.language);
      return result === undefined ? refusal('credit.not-found') : { result };
    },
);

const lockedLine = async (
  transaction: DatabaseTransaction,
  params: Readonly<Record<string, string>>,
): Promise<CreditLine | Refusal> => {
  const id = idInPath(params, { name: 'lineId', thing: 'credit line' });
  if (isRefusal(id)) return id;
  return (await lockCreditLine(transaction, { id })) ?? refusal('credit.not-found');
};

/** `POST /api/desk/credit-lines/{lineId}/decision`: one that is not open keeps its limit, so that it can be opened again. */
export const decideCreditLine = handleDeskWrite(
  'desk/decide-credit-line',
  () =>
    async ({ params, body }, { transaction, act, author, store, now }) => {
      const line = await lockedLine(transaction, params);
      if (isRefusal(line)) return line;
      if (line.version !== body.version) return refusal('credit.changed-meanwhile');
      const { id, unit, state, credit_limit, due_days, answer } = line;
      const isAccount = line.method === 'b2b_credit';
      const opened = body.state === 'open' ? body : undefined;
      const days = isAccount ? (opened?.due_days ?? due_days) : null;
      if (opened !== undefined && isAccount && days === null) return refusal('credit.days-missing');
      const after = {
        state: body.state,
        credit_limit: opened?.credit_limit ?? credit_limit,
        due_days: days,
        answer: body.answer?.trim() ? body.answer.trim() : null,
      };
      await saveDecision(transaction, { id, ...after, decided_by: author.actor, now });
      await setCreditLimit(transaction, { account: creditAccount(id), unit, limit: after.credit_limit });
      if (after.state !== state) await tellDecision(transaction, { line, ...after });
      const before = { state, credit_limit, due_days, answer };
      await act({ act: 'decided', entity: 'credit_line', entityId: id, before, after });
      const detail = await lineDetail(transaction, id, store.language);
      if (detail === undefined) throw new Error(`credit line ${id} was decided and is not there`);
      return { result: listedLine(detail) };
    },
);

const payers = { payroll: 'payments:payroll', transfer: 'payments:bank', cash: 'cash:shop' } as const;

/** `POST /api/desk/credit-lines/{lineId}/payments` */
export const noteCreditPayment = handleDeskWrite(
  'desk/note-credit-payment',
  () =>
    async ({ params, body: { amount, by, reference = '' } }, { transaction, act, author, store, now }) => {
      const line = await lockedLine(transaction, params);
      if (isRefusal(line)) return line;
      const { id, unit, owed } = line;
      await post(transaction, {
        kind: creditPaid,
        cause: `line ${id} ${randomUUID()}`,
        lines: linesToMove({ from: payers[by], to: creditAccount(id), unit, amount }),
        reason: `${by} ${reference.trim()}`,
        at: now,
        actor: author.actor,
      });
      const after = { owed: owed - amount, amount, by };
      await act({ act: 'payment-noted', entity: 'credit_line', entityId: id, before: { owed }, after });
      const result = await lineDetail(transaction, id, store.language);
      if (result === undefined) throw new Error(`credit line ${id} was paid and is not there`);
      return { result };
    },
);
