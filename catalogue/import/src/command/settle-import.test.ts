import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import type { Ask } from './ask-questions.ts';
import { collectedFindings } from '../record/collected-findings.ts';
import { formatNamed } from '../formats.ts';
import type { ImportWanted } from './import-arguments.ts';
import { readSource } from '../source/read-source.ts';
import { settleImport } from './settle-import.ts';
import { findPreset } from '../table-format/mapping/presets.ts';

const folder = mkdtempSync(join(tmpdir(), 'dijla-settle-'));
afterAll(() => rmSync(folder, { recursive: true }));
const fixtures = fileURLToPath(new URL('../../fixtures', import.meta.url));

const written = (name: string, text: string): string => {
  const path = join(folder, name);
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, text);
  return path;
};

const wanted: ImportWanted = {
  act: 'import',
  format: undefined,
  from: undefined,
  media: undefined,
  mapping: undefined,
  report: undefined,
  isDryRun: true,
  prune: 'none',
  choices: {},
};

/** A user who gives these answers, matched by a word of the question, and presses Enter for all others. */
const answering = (answers: Readonly<Record<string, string>>) => {
  const asked: string[] = [];
  const ask: Ask = async ({ text, suggested }) => {
    asked.push(text);
    return Object.entries(answers).find(([word]) => text.includes(word))?.[1] ?? suggested;
  };
  return { ask, asked };
};

const settle = (changes: Partial<ImportWanted>, ask?: Ask) =>
  settleImport(
    { ...wanted, ...changes },
    { ask, mappingAt: async (name) => findPreset(name), now: Date.parse('2026-05-01') },
  );

/** Reads the records of a settled import. */
const read = async ({ asked: { format, from, choices }, mapping }: Awaited<ReturnType<typeof settle>>) => {
  const files = await readSource(from, formatNamed(format).suffixes);
  const { records } = await collectedFindings(formatNamed(format).read(files, { mapping, choices }));
  return records('product').map(({ sku, prices, texts }) => [
    sku,
    prices.map(({ currency, amount }) => `${amount} ${currency}`).join(', '),
    Object.keys(texts).join(),
  ]);
};

const tents =
  'Item,ID,Name,Type,SKU,Options,Inventory Tracking,Current Stock,Price,Sale Price,Is Visible,Brand ID\nProduct,1,Tent,physical,T1,,none,0,1200,,TRUE,\nProduct,2,Bag,physical,T2,,none,0,499,,TRUE,\n';

describe('what is left open', () => {
  it.each([
    ['the export', {}, 'Say where the export is with --from DIR or --from FILE. Nothing was imported.'],
    [
      'the format',
      { from: join(fixtures, 'other-shops') },
      /holds files of several formats: say which are to be read with --format \w+ or --format \w+\. Nothing was imported\.$/,
    ],
    ['a folder that is none', { from: join(folder, 'nowhere') }, /is no folder or file\.$/],
  ])('stops in one line where nobody can be asked: %s', async (_, changes, message) => {
    await expect(settle(changes)).rejects.toThrow(message);
    await expect(settle(changes)).rejects.toThrow(/^[^\n]+$/);
  });

  it.each([
    [
      'the currency',
      tents,
      'does not say in which currency its prices are (such as 1200, 499): say it with --currency IQD or --currency USD',
    ],
    [
      'a column',
      tents.replace(',Price,', ',Preis,'),
      `looks like an export of BigCommerce, but has no column 'Price': --mapping bigcommerce reads it as one all the same, --column "Price=NAME" says which column that is, --mapping columns reads it by what its columns are called`,
    ],
    ['the name', 'titel,sku,preis\nTisch,T,5\n', '--column name='],
    [
      'the language',
      'name,sku,price\nكورسی دارینە,K,5.50\nمێزی دارینە,M,7.25\n',
      '--language ar or --language en',
    ],
  ])('stops in one line as it is read: %s', async (_, text, message) => {
    const from = written('open/export.csv', text);
    const {
      asked: { format, choices },
    } = await settle({ from });
    const reading = collectedFindings(
      formatNamed(format).read(await readSource(from, formatNamed(format).suffixes), { choices }),
    );
    await expect(reading).rejects.toThrow(message);
    await expect(reading).rejects.toThrow(/^[^\n]+$/);
  });

  it('is settled by flags without a question', async () => {
    const from = written('flags/export.csv', tents.replace(',Price,', ',Preis,'));
    expect(
      await read(await settle({ from, choices: { currency: 'USD', columns: { Price: 'Preis' } } })),
    ).toEqual([
      ['T1', '120000 USD', 'en'],
      ['T2', '49900 USD', 'en'],
    ]);
    expect(
      await read(
        await settle({
          from,
          choices: {
            currency: 'EUR',
            rates: { EUR: { to: 'USD', rate: '1.1' } },
            columns: { Price: 'Preis' },
            language: 'ar',
          },
        }),
      ),
    ).toEqual([
      ['T1', '132000 USD', 'ar'],
      ['T2', '54890 USD', 'ar'],
    ]);
  });

  it('is asked on a terminal: where, currency and language, with what is likely as default', async () => {
    const from = written('asked/export.csv', tents);
    const { ask, asked } = answering({ 'Where is': from, 'In which currency': 'IQD' });
    const settled = await settle({}, ask);
    expect(asked).toEqual([
      'Where is the export? The folder it is in, or its one file:',
      expect.stringContaining('currency are the prices of export.csv (such as 1200, 499)'),
      expect.stringContaining('language are the texts of export.csv (names: 2 in Latin letters)'),
    ]);
    expect(settled.answered).toEqual([
      `--from ${from}`,
      '--format table',
      '--currency IQD',
      '--language auto',
    ]);
    expect(await read(settled)).toEqual([
      ['T1', '1200 IQD', 'en'],
      ['T2', '499 IQD', 'en'],
    ]);
  });

  it('asks which system an export is of, and then which column is what', async () => {
    const from = written(
      'renamed/export.csv',
      tents.replace(',Price,', ',Preis,').replaceAll('1200', '1200.50'),
    );
    const { ask, asked } = answering({ "is 'Price'": 'Preis' });
    const settled = await settle({ from }, ask);
    expect(asked.slice(0, 2)).toEqual([
      "export.csv looks like an export of BigCommerce, but has no column 'Price'",
      "Which column of export.csv is 'Price'? (Enter: none)",
    ]);
    expect(settled.answered.slice(1, 3)).toEqual(['--mapping bigcommerce', `--column "Price"=Preis`]);
    expect(await read(settled)).toEqual([
      ['T1', '120050 USD', 'en'],
      ['T2', '49900 USD', 'en'],
    ]);
  });

  it('asks which columns hold names and prices of a table that nobody knows', async () => {
    const from = written('unknown/export.csv', 'Bezeichnung,sku,Kosten\nTisch,T,5.50\n');
    const { ask } = answering({ 'holds the name': 'Bezeichnung', 'holds the price': 'Kosten' });
    expect(await read(await settle({ from }, ask))).toEqual([['T', '550 USD', 'en']]);
  });

  it('asks what a currency is worth that the shop does not keep, and leaves its prices out when nobody says', async () => {
    const from = written('euros/export.csv', 'name,sku,price\nTable,T,"5,50 €"\n');
    expect(await read(await settle({ from }, answering({ 'one EUR': '1.2' }).ask))).toEqual([
      ['T', '660 USD', 'en'],
    ]);
    expect(await read(await settle({ from }, answering({}).ask))).toEqual([]);
  });

  it('asks whose prices count where channels sell in one currency', async () => {
    const header =
      'id,name,variant sku,product type,charge taxes,a (channel price amount),a (channel published),a (channel variant currency code),b (channel price amount),b (channel published),b (channel variant currency code)';
    const from = written(
      'channels/export.csv',
      `${header}\nP1,Shawl,S1,Cloth,True,10.5,True,USD,12.5,True,USD\n`,
    );
    expect(await read(await settle({ from }, answering({ channel: 'b' }).ask))).toEqual([
      ['S1', '1250 USD', 'en'],
    ]);
    await expect(read(await settle({ from }))).rejects.toThrow(
      'has prices in USD of several channels: --channel a or --channel b says whose count',
    );
  });

  it('stops when there is no answer to be had', async () => {
    const from = written('closed/export.csv', tents);
    await expect(settle({ from }, async () => undefined)).rejects.toThrow(
      'The import was stopped. Nothing was imported.',
    );
  });
});

describe('the format of an export', () => {
  it.each([
    ['shop', 'magento-csv'],
    ['shops/prestashop', 'table'],
    ['other-shops/arabic.csv', 'table'],
    ['other-shops/dummyjson.json', 'json'],
    ['other-shops/search-dump.jsonl', 'json'],
    ['other-shops/parents.csv', 'table'],
  ])('of %s is %s', async (from, format) => {
    expect((await settle({ from: join(fixtures, from) })).asked.format).toBe(format);
  });

  it('of what this shop has written itself is told by its lines and columns', async () => {
    const lines = written('own/product.jsonl', '{"kind":"product","record":{"sku":"A"}}\n');
    const sheet = written(
      'own-sheets/products.csv',
      'sku,type,status,visibility,name_en,name_ar,price_IQD,price_USD,qty,categories,media\nA,simple,1,4,Cup,كوب,5000,,3,,\n',
    );
    expect([
      (await settle({ from: lines })).asked.format,
      (await settle({ from: sheet })).asked.format,
    ]).toEqual(['dijla-jsonl', 'dijla-csv']);
  });
});
