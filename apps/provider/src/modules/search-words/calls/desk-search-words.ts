import { refusal } from '../../../call/refusal.ts';
import { handleCall } from '../../../call/handle-call.ts';
import type { Database } from '../../../database/connect.ts';
import { handleDeskWrite } from '../../audit/audit.ts';
import { searchWordsHandler } from '../search-words-handler.ts';
import {
  listSearchWordGroups,
  readSearchWords,
  removeSearchWords,
  writeSearchWords,
} from '../search-words-sql.ts';

/** `GET /api/desk/search-words`: the owner's words, a group each. */
export const listSearchWords = handleCall(
  'desk/search-words',
  ({ readDatabase }: { readDatabase: Database }) =>
    async ({ query: { q } }) => ({ result: await listSearchWordGroups(readDatabase, q) }),
);

/** `PUT /api/desk/search-words`: adds, replaces or takes away a group. */
export const saveSearchWords = handleDeskWrite(
  'desk/save-search-words',
  () =>
    async ({ body }, { transaction, act, author }) => {
      const { code } = body;
      const before = (await readSearchWords(transaction, [code])).get(code);
      const isRemoved = Object.values(body.words).flat().length === 0;
      const done = {
        act: isRemoved ? 'removed' : before === undefined ? 'added' : 'saved',
        entity: 'search_word',
        entityId: code,
        before: before ?? null,
        after: isRemoved ? null : body,
      } as const;
      if (isRemoved) {
        if (before === undefined)
          return refusal('request.invalid', { problem: 'there is no such group of words' });
        await removeSearchWords(transaction, [code], author);
      } else {
        const { warnings } = await searchWordsHandler.check(transaction, [body]);
        const [wrong] = warnings;
        if (wrong !== undefined) return refusal('request.invalid', { problem: wrong.code });
        await writeSearchWords(transaction, [body], { ...author, source: 'owner' });
      }
      await act(done);
      return { result: true };
    },
);
