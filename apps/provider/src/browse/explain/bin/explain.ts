import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../../../config.ts';
import { onDatabase, runCommand } from '../../../database/bin/run-command.ts';
import { connect, type Database } from '../../../database/connect.ts';
import { loadStoreViews, storesOf } from '../../../modules/store-views/store-views.ts';
import { readOwnersWords } from '../../../modules/search-words/search-words.ts';
import { readRuledTexts } from '../../../read-model/engine/ruled-texts.ts';
import { loadMemory } from '../../../read-model/engine/load-memory.ts';
import { memoryEngine } from '../../../read-model/engine/memory-engine.ts';
import { explainSearch } from '../explain-search.ts';
import { ownersWordsIn } from '../owners-words.ts';

const usage = 'npm run explain -- --store CODE --query "TEXT" [--sku SKU] [--words FILE]';

const options = {
  store: { type: 'string' },
  query: { type: 'string' },
  sku: { type: 'string' },
  words: { type: 'string' },
} as const;

const asked = () => {
  const { store, query, sku, words } = parseArgs({ options }).values;
  if (store === undefined || query === undefined) throw new Error(usage);
  const given = words === undefined ? undefined : ownersWordsIn(readFileSync(resolve(words), 'utf8'));
  return { code: store, text: query, sku, words: given };
};

const explain = async (
  db: Database,
  { code, text, sku, words }: ReturnType<typeof asked>,
): Promise<string> => {
  const stores = await loadStoreViews(db);
  const store = stores.find((each) => each.code === code);
  if (store === undefined)
    throw new Error(`There is no store ${code}. There are: ${stores.map((each) => each.code).join(', ')}`);
  const { memory } = await loadMemory(db, [store]);
  const { engine } = memoryEngine(memory, { now: Date.now });
  const { ranking } = await readRuledTexts(db, storesOf(stores), Date.now());
  await engine.apply({ words: await readOwnersWords(db), ranking });
  const { version } = engine.words();
  await engine.apply({ words: words && { ...words, version: version + 1 } });
  return explainSearch({ engine, indexName: store.index_name, text }, sku);
};

await runCommand(async () => {
  const given = asked();
  return onDatabase(readConfig(), (url) => {
    const { db, close } = connect({ url, applicationName: 'dijla explain', statementTimeout: 0 });
    return explain(db, given).finally(close);
  });
});
