import { testDatabase } from '@dijla/test-kit/database/test-database';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '../../database/in-transaction.ts';
import type { RecordAuthor } from '../../database/record-handler.ts';
import { readOwnersWords, type SearchWordsInput, searchWordsHandler } from './search-words.ts';

const { db } = await testDatabase();
const author: RecordAuthor = { actor: 'test', requestId: 'test', source: 'import' };

const save = (records: readonly SearchWordsInput[]) =>
  inTransaction(db, (transaction) => searchWordsHandler.save(transaction, records, author));

const samovar: SearchWordsInput = {
  code: 'electric samovar',
  kind: 'synonym',
  words: { ar: ['سماور كهربائي'], en: ['electric samovar', 'tea urn'] },
};

describe('searchWordsHandler', () => {
  it('finds the words of the whole trade in a fresh shop', async () => {
    const { synonyms, brandNames, stopWords } = await readOwnersWords(db);
    expect(synonyms.length).toBeGreaterThan(1500);
    expect(synonyms.find((group) => group.includes('موبايل'))).toEqual(
      expect.arrayContaining(['جوال', 'تلفون', 'نقال', 'mobile phone']),
    );
    expect(brandNames.find((group) => group.includes('samsung'))).toContain('سامسونج');
    expect(stopWords).toContain('اريد');
  });

  it('saves, reads, replaces and removes a group, each with a later version', async () => {
    const versions = [(await readOwnersWords(db)).version];
    const note = async () => versions.push((await readOwnersWords(db)).version);
    await save([samovar]);
    await note();
    expect(await searchWordsHandler.read(db, [samovar.code])).toEqual(new Map([[samovar.code, samovar]]));
    expect((await readOwnersWords(db)).synonyms.at(-1)).toEqual([
      'سماور كهربائي',
      'electric samovar',
      'tea urn',
    ]);
    const other = { ...samovar, words: { en: ['electric samovar'], ckb: ['سەماوەر'] } };
    await save([other]);
    await note();
    expect(await searchWordsHandler.read(db, [samovar.code])).toEqual(new Map([[samovar.code, other]]));
    await inTransaction(db, (transaction) => searchWordsHandler.remove(transaction, [samovar.code], author));
    await note();
    expect((await searchWordsHandler.read(db, [samovar.code])).size).toBe(0);
    expect(versions).toEqual([0, 1, 2, 3].map((later) => (versions[0] ?? 0) + later));
  });

  it.each<[string, Partial<SearchWordsInput>, string]>([
    ['no code', { code: ' ' }, 'bad-code'],
    ['no words', { words: {} }, 'no-words'],
    ['an entry without letters', { words: { en: ['—'] } }, 'bad-word'],
    ['an unknown kind', { kind: 'antonym' as 'synonym' }, 'unknown-kind'],
  ])('refuses a group with %s', async (_, given, code) => {
    const { records, warnings } = await searchWordsHandler.check(db, [{ ...samovar, ...given }]);
    expect(records).toEqual([]);
    expect(warnings).toEqual([expect.objectContaining({ code, isTaken: false })]);
  });
});
