import type { Database } from '../../database/connect.ts';

/** Notes that a picture of the staff is whole in the store. */
export const recordGivenPicture = async (database: Database, path: string): Promise<void> => {
  await database
    .insertInto('given_picture')
    .values({ path })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** Whether staff gave a picture with this path. */
export const isGivenPicture = async (database: Database, path: string): Promise<boolean> => {
  const row = await database
    .selectFrom('given_picture')
    .select('path')
    .where('path', '=', path)
    .executeTakeFirst();
  return row !== undefined;
};
