import { isDeepStrictEqual } from 'node:util';
import type { DatabaseTransaction } from '@dijla/provider/database';
import type { RecordAuthor, RecordHandler } from '@dijla/provider/database/record-handler';

export const demoAuthor: RecordAuthor = { actor: 'demo', requestId: 'demo-catalogue', source: 'demo' };

/**
 * Saves the records that are new or different and returns their number. Throws when a record refers to a
 * missing one, which is an error in the demo's data.
 */
export const keepRecords = async <Input>(
  transaction: DatabaseTransaction,
  handler: RecordHandler<Input>,
  given: readonly Input[],
): Promise<number> => {
  const { records, warnings } = await handler.check(transaction, given);
  const [warning] = warnings;
  if (warning !== undefined)
    throw new Error(`The demo's '${warning.key}' cannot be kept: ${warning.code} ${warning.subject}`);
  const standing = await handler.read(transaction, records.map(handler.keyOf));
  const different = records.filter(
    (record) => !isDeepStrictEqual(record, standing.get(handler.keyOf(record))),
  );
  if (different.length > 0) await handler.save(transaction, different, demoAuthor);
  return different.length;
};
