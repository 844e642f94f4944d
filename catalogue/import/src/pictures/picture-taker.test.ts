import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { aCategory, aProduct } from '@dijla/test-kit/catalog/a-catalog-batch';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { RecordKind } from '../record/import-record.ts';
import type { AnyRecord } from '../record/record-handlers.ts';
import { openPictureMemory } from './picture-memory.ts';
import { type PictureTakerOptions, pictureTaker } from './picture-taker.ts';

const fixtures = fileURLToPath(new URL('../../fixtures/media', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'dijla-pictures-'));
const [media, shelf, memoryFile] = [
  join(folder, 'media'),
  join(folder, 'shelf'),
  join(folder, 'known.jsonl'),
];
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(() => {
  rmSync(folder, { recursive: true });
  cpSync(fixtures, media, { recursive: true });
  mkdirSync(shelf);
});

const takerWith = (changes: Partial<PictureTakerOptions> = {}) =>
  pictureTaker({
    media,
    shelves: [shelf],
    memory: openPictureMemory(memoryFile, { isKept: true }),
    isDryRun: false,
    ...changes,
  });

const take = async (kind: RecordKind, record: AnyRecord, taker = takerWith()) => {
  const { rows, warnings } = await taker.take(kind, [
    { seq: 1, kind, key: 'A', file: 'products.csv', line: 2, record },
  ]);
  return {
    record: rows[0]?.record,
    faults: warnings.map(({ line, code, subject, isRowTaken }) => [line, code, subject, isRowTaken]),
  };
};

const withMedia = (...paths: string[]) =>
  aProduct('A', { media: paths.map((path) => ({ path, hash: null, tone: null })) });
const tent = {
  path: '/a/tent.jpg',
  hash: expect.stringMatching(/^[0-9a-f]{10}$/),
  tone: expect.stringMatching(/^#[0-9a-f]{6}$/),
};

describe('pictureTaker', () => {
  it("copies a product's pictures onto the shelf and tells their hash and tone", async () => {
    const taker = takerWith();
    const { record, faults } = await take('product', withMedia('/a/tent.jpg'), taker);
    expect([record, faults, taker.copied()]).toEqual([aProduct('A', { media: [tent] }), [], 1]);
    expect(readFileSync(join(shelf, 'a/tent.jpg'))).toEqual(
      readFileSync(join(media, 'catalog/product/a/tent.jpg')),
    );
  });

  it('counts what it copies', async () => {
    const taker = takerWith();
    await take(
      'product',
      withMedia('/a/tent.jpg', '/a/tent_back.jpg', '/a/reed-red.jpg', '/a/reed-red_back.jpg'),
      taker,
    );
    expect(taker.copied()).toBe(4);
  });

  it('finds a picture by the name of its file where the folder given is flat', async () => {
    cpSync(join(fixtures, 'catalog/product/a/tent.jpg'), join(media, 'mens-linen-shirt.jpg'));
    const path = '/catalog/demo/mens-linen-shirt.jpg';
    const asked = withMedia(path, '/a/tent.jpg');
    for (const isDryRun of [true, false])
      expect(await take('product', asked, takerWith({ isDryRun }))).toEqual({
        record: aProduct('A', { media: [{ ...tent, path }, tent] }),
        faults: [],
      });
    expect(readFileSync(join(shelf, path))).toEqual(readFileSync(join(media, 'mens-linen-shirt.jpg')));
  });

  it('tells a picture that is not there once, however many products have it', async () => {
    const taker = takerWith();
    const found = [
      await take('product', withMedia('/none.jpg'), taker),
      await take('product', withMedia('/none.jpg', '/other.jpg'), taker),
    ];
    expect(found.map(({ faults }) => faults)).toEqual([
      [[2, 'missing-picture', 'A /none.jpg', true]],
      [[2, 'missing-picture', 'A /other.jpg', true]],
    ]);
  });

  it('copies nothing twice, but what is newer', async () => {
    await take('product', withMedia('/a/tent.jpg'));
    const again = takerWith();
    await take('product', withMedia('/a/tent.jpg'), again);
    const later = new Date(Date.now() + 60_000);
    utimesSync(join(media, 'catalog/product/a/tent.jpg'), later, later);
    const newer = takerWith();
    await take('product', withMedia('/a/tent.jpg'), newer);
    expect([again.copied(), newer.copied()]).toEqual([0, 1]);
  });

  it('drops pictures that are not there, are none or lead elsewhere, each with file and line', async () => {
    writeFileSync(join(media, 'broken.jpg'), 'no picture');
    symlinkSync(join(fixtures, '../README.md'), join(media, 'out.png'));
    const { record, faults } = await take(
      'product',
      withMedia('/none.jpg', '/broken.jpg', '/out.png', '/../x.jpg', '/a/tent.jpg'),
    );
    expect([record, faults]).toEqual([
      aProduct('A', { media: [tent] }),
      [
        [2, 'missing-picture', 'A /none.jpg', true],
        [2, 'broken-picture', 'A /broken.jpg', true],
        [2, 'missing-picture', 'A /out.png', true],
        [2, 'bad-picture-path', 'A /../x.jpg', true],
      ],
    ]);
  });

  it('takes pictures on the shelf for those of an export that comes without', async () => {
    await take('product', withMedia('/a/tent.jpg'));
    const { record, faults } = await take(
      'product',
      withMedia('/a/tent.jpg', '/a/reed-red.jpg'),
      takerWith({ media: undefined }),
    );
    expect([record, faults]).toEqual([
      aProduct('A', { media: [tent] }),
      [[2, 'missing-picture', 'A /a/reed-red.jpg', true]],
    ]);
  });

  it('does not decode again what it knows of a file', async () => {
    await take('product', withMedia('/a/tent.jpg'));
    const known = readFileSync(memoryFile, 'utf8');
    writeFileSync(memoryFile, known.replace(/#[0-9a-f]{6}/, '#123456'));
    expect((await take('product', withMedia('/a/tent.jpg'))).record).toEqual(
      aProduct('A', { media: [{ ...tent, tone: '#123456' }] }),
    );
    expect(known.trim().split('\n').length).toBe(1);
  });

  it('writes nothing in a dry run', async () => {
    const { record } = await take(
      'product',
      withMedia('/a/tent.jpg'),
      takerWith({ isDryRun: true, memory: openPictureMemory(memoryFile, { isKept: false }) }),
    );
    expect([record, existsSync(join(shelf, 'a')), existsSync(memoryFile)]).toEqual([
      aProduct('A', { media: [tent] }),
      false,
      false,
    ]);
  });

  it('keeps the tone of a picture that a record knows by its hash', async () => {
    const { record } = await take('product', withMedia('/a/tent.jpg'));
    const known =
      record !== undefined && 'media' in record
        ? record.media.map((entry) => ({ ...entry, tone: '#abcdef' }))
        : [];
    expect((await take('product', aProduct('A', { media: known }))).record).toEqual(
      aProduct('A', { media: known }),
    );
  });

  it("drops a category's pictures that are not there", async () => {
    const category = aCategory('tents', {
      image: '/a/none.jpg',
      media_gallery: ['/a/tent.jpg', '/a/none.jpg'],
    });
    const { record, faults } = await take('category', category);
    expect([record, faults.length]).toEqual([
      { ...category, image: null, media_gallery: ['/a/tent.jpg'] },
      1,
    ]);
  });
});
