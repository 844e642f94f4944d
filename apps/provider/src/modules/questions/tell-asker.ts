import type { Language } from '@dijla/contract/store-views';
import type { DatabaseTransaction } from '../../database/connect.ts';
import { send } from '../messaging/messaging.ts';
import { readToTell } from './desk-question-sql.ts';

/** Tells who asked of answers that were approved, each once. */
export const tellAskers = async (
  transaction: DatabaseTransaction,
  answerIds: readonly number[],
): Promise<void> => {
  const told = await readToTell(transaction, answerIds);
  await send(
    transaction,
    told.map(({ answerId, email, language, question, answer, name, path }) => ({
      channel: 'email',
      to: email,
      template: 'question-answered',
      params: { name, path: path === null ? '' : `/${path}`, question, answer },
      language: language as Language,
      cause: `answer ${answerId}`,
    })),
  );
};
