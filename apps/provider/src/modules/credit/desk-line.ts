import type { Calls } from '@dijla/contract/schemas';
import type { Language } from '@dijla/contract/store-views';
import type { Database } from '../../database/connect.ts';
import { readCreditLines } from './credit-line-sql.ts';
import { creditLineViews } from './credit-line-view.ts';
import { type LineFacts, readFactsOf, readLinePayments } from './desk-credit-sql.ts';

type ListedLine = Calls['desk/credit-lines']['result']['_output']['items'][number];
type LineDetail = Calls['desk/credit-line']['result']['_output'];

/** Returns what a list shows of a credit line. */
export const listedLine = (line: ListedLine): ListedLine => {
  const { id, method, title, state, unit, credit_limit, owed, overdue, due_days, version } = line;
  const { organization, reference, answer, asked_at, decided_at, customer, awaiting } = line;
  const amounts = { unit, credit_limit, owed, overdue, due_days };
  const asked = { organization, reference, answer, asked_at, decided_at };
  return { id, method, title, state, version, customer, awaiting, ...amounts, ...asked };
};

/** Returns credit lines with their plans as the desk shows them, in the order of their facts. */
export const listedLines = async (
  database: Database,
  facts: readonly LineFacts[],
  language: Language,
): Promise<(ListedLine & Pick<LineDetail, 'plans'>)[]> => {
  const lines = await readCreditLines(
    database,
    facts.map(({ id }) => id),
  );
  const views = new Map((await creditLineViews(database, lines, language)).map((view) => [view.id, view]));
  const versions = new Map(lines.map(({ id, version }) => [id, version]));
  return facts.flatMap(({ id, customer, awaiting }) => {
    const [view, version] = [views.get(id), versions.get(id)];
    return view === undefined || version === undefined ? [] : { ...view, version, customer, awaiting };
  });
};

/** Returns a credit line with its plans and payments as the desk shows it; undefined when there is none. */
export const lineDetail = async (
  database: Database,
  id: number,
  language: Language,
): Promise<LineDetail | undefined> => {
  const facts = await readFactsOf(database, id);
  if (facts === undefined) return undefined;
  const [listed] = await listedLines(database, [facts], language);
  return listed === undefined ? undefined : { ...listed, payments: await readLinePayments(database, id) };
};
