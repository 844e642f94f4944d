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
  keeper: RecordHandler<Input>,
  given: readonly Input[],
): Promise<number> => {
  const { records, remarks } = await keeper.check(transaction, given);
  const [remark] = remarks;
  if (remark !== undefined)
    throw new Error(`The demo's '${remark.key}' cannot be kept: ${remark.code} ${remark.subject}`);
  const standing = await keeper.read(transaction, records.map(keeper.keyOf));
  const different = records.filter(
    (record) => !isDeepStrictEqual(record, standing.get(keeper.keyOf(record))),
  );
  if (different.length > 0) await keeper.save(transaction, different, demoAuthor);
  return different.length;
};
