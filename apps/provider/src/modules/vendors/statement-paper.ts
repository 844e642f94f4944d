import { statementLinesAtMost } from '@dijla/contract/schemas';
import { refusal, type Refusal } from '../../call/refusal.ts';
import type { Database } from '../../database/connect.ts';
import { monthBounds, readMonthBalances, type Statement } from '../documents/documents.ts';
import { vendorAccount } from './earning-sql.ts';
import { readStatement } from './statement-sql.ts';

/** Reads a seller's statement of a month in Baghdad, such as `2026-03`, as it is printed; a refusal where it is too long. */
export const readStatementPaper = async (
  database: Database,
  { vendor, name }: { vendor: string; name: string },
  month: string,
): Promise<Statement | Refusal> => {
  const between = monthBounds(month);
  const entries = await readStatement(database, vendor, { between, limit: statementLinesAtMost + 1 });
  if (entries.length > statementLinesAtMost)
    return refusal('paper.statement-too-long', { most: statementLinesAtMost });
  const oldestFirst = entries.toReversed();
  const parts = (await readMonthBalances(database, vendorAccount(vendor), month)).map((part) => ({
    ...part,
    lines: oldestFirst.filter(({ unit }) => unit.code === part.currency.code),
  }));
  return {
    of: 'seller',
    name,
    reference: vendor,
    month,
    parts: parts.filter(({ opening, closing, lines }) => opening !== 0 || closing !== 0 || lines.length > 0),
  };
};
