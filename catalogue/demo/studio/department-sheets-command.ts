import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ProductInput } from '@dijla/provider/modules/catalog/catalog';
import sharp, { type OverlayOptions } from 'sharp';
import { demoProducts } from '../src/demo-products.ts';
import { departments } from '../src/departments/departments.ts';
import { firstCards } from '../src/pictures/first-cards.ts';
import { drawnPath } from './rendering/drawn-picture.ts';

/**
 * Writes the first screen of each department: `node catalogue/demo/studio/department-sheets-command.ts
 * [NAME…]` writes `docs/pictures/departments/<name>.webp`, the first 50 cards of its listing with their
 * English names. Without names, it writes all departments.
 */
const folder = join(dirname(fileURLToPath(import.meta.url)), '../../../docs/pictures/departments');
const ground = '#f3eee6';
const mostBytes = 150_000;
const columns = 10;
const cell = { width: 150, picture: 146, height: 178 };

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const label = (name: string): Promise<Buffer> =>
  sharp({
    text: {
      text: `<span foreground="#4a453e">${escaped(name)}</span>`,
      font: 'sans 7',
      width: cell.width - 8,
      rgba: true,
      dpi: 96,
      wrap: 'word',
    },
  })
    .png()
    .toBuffer();

const cardOf = async ({ media, texts }: ProductInput, index: number): Promise<OverlayOptions[]> => {
  const [left, top] = [(index % columns) * cell.width, Math.floor(index / columns) * cell.height];
  const picture = await sharp(await drawnPath(media[0]?.path ?? '', cell.picture * 2))
    .resize(cell.picture, cell.picture)
    .png()
    .toBuffer();
  return [
    { input: picture, left, top },
    { input: await label(texts.en?.name ?? ''), left: left + 4, top: top + cell.picture + 2 },
  ];
};

const sheetOf = async (cards: readonly ProductInput[]): Promise<Buffer> => {
  const parts: OverlayOptions[] = [];
  for (const [index, card] of cards.entries()) parts.push(...(await cardOf(card, index)));
  const size = { width: cell.width * columns, height: Math.ceil(cards.length / columns) * cell.height };
  return sharp({ create: { ...size, channels: 3, background: ground } })
    .composite(parts)
    .png()
    .toBuffer();
};

const encoded = async (sheet: Buffer): Promise<Buffer> => {
  for (const quality of [86, 78, 70, 60, 50, 40]) {
    const file = await sharp(sheet).webp({ quality, effort: 5 }).toBuffer();
    if (file.length <= mostBytes) return file;
  }
  throw new Error(`A sheet does not fit ${mostBytes} bytes at any quality`);
};

const wanted = process.argv.slice(2);
const products = [...demoProducts({ count: 2000, seed: 1 })]
  .flatMap(({ products }) => products.slice(-1))
  .filter(({ visibility, status }) => visibility > 1 && status === 1);
for (const name of Object.keys(departments).filter((one) => wanted.length === 0 || wanted.includes(one))) {
  const file = await encoded(await sheetOf(firstCards(products, name)));
  await writeFile(join(folder, `${name}.webp`), file);
  console.log(`${name} ${file.length} bytes`);
}
