import type { Database, DatabaseTransaction } from '../../../database/connect.ts';
import type { AddressChannel } from '../queue/message.ts';
import type { OwnText } from './own-text.ts';

/** Which text: of a template, on its way, in a language. */
export type TextKey = { template: string; channel: AddressChannel; language: string };

/** Reads the owner's own text of a message; undefined where it has the program's words. */
export const readOwnText = (database: Database, key: TextKey): Promise<OwnText | undefined> =>
  database
    .selectFrom('message_text')
    .select(['subject', 'text'])
    .where('template', '=', key.template)
    .where('channel', '=', key.channel)
    .where('language', '=', key.language)
    .executeTakeFirst();

/** Reads every text that the owner wrote. */
export const readOwnTexts = (database: Database): Promise<(TextKey & OwnText)[]> =>
  database
    .selectFrom('message_text')
    .select(['template', 'channel', 'language', 'subject', 'text'])
    .execute() as Promise<(TextKey & OwnText)[]>;

/** Keeps the owner's own text of a message; null: it has the program's words again. */
export const saveOwnText = async (
  transaction: DatabaseTransaction,
  key: TextKey,
  own: OwnText | null,
): Promise<void> => {
  if (own === null) {
    await transaction
      .deleteFrom('message_text')
      .where('template', '=', key.template)
      .where('channel', '=', key.channel)
      .where('language', '=', key.language)
      .execute();
    return;
  }
  await transaction
    .insertInto('message_text')
    .values({ ...key, ...own })
    .onConflict((conflict) => conflict.columns(['template', 'channel', 'language']).doUpdateSet(own))
    .execute();
};
