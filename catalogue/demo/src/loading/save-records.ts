import { isDeepStrictEqual } from 'node:util';
import type { DatabaseTransaction } from '@dijla/provider/database';
import type { RecordAuthor, RecordHandler } from '@dijla/provider/database/record-handler';

export const demoAuthor: RecordAuthor = { actor: 'demo', requestId: 'demo-catalogue', source: 'demo' };

/** Saves those records that are new or different. Throws when one refers to nothing: the demo's data is at fault then. */
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
