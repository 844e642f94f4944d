import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { bytesOf, toneOf } from './rendering/encode-picture.ts';
import { openStudio } from './rendering/open-studio.ts';
import { addToPictureList, hashOf, picturesFolder } from './picture-list.ts';
import { scenes } from './scenes/scenes.ts';

/**
 * Command that renders the studio's scenes, run by hand: `node catalogue/demo/studio/take-scenes-command.ts
 * [NAME…]`. Writes `pictures/d/scenes/<name>.webp`, 1500 × 1000, and an entry `scenes/<name>` in
 * `pictures/pictures.json`.
 */
const size = { width: 1500, height: 1000 };
const mostBytes = 90_000;

const encode = async (png: Buffer): Promise<Buffer> => {
  for (const quality of [86, 80, 74, 66, 58, 48]) {
    const encoded = await sharp(png)
      .removeAlpha()
      .webp({ quality, effort: 5, smartSubsample: true })
      .toBuffer();
    if (encoded.length <= mostBytes) return encoded;
  }
  throw new Error(`A scene does not fit ${mostBytes} bytes at any quality`);
};

const wanted = process.argv.slice(2);
const shelf = join(picturesFolder, 'd/scenes');
await mkdir(shelf, { recursive: true });
const studio = await openStudio();
for (const name of Object.keys(scenes).filter((one) => wanted.length === 0 || wanted.includes(one))) {
  const picture = await encode(bytesOf(String(await studio.call('takeScene', name, size))));
  await writeFile(join(shelf, `${name}.webp`), picture);
  await addToPictureList({
    [`scenes/${name}`]: { tone: await toneOf(picture), hash: hashOf(picture), isTintable: false },
  });
  console.log(`scenes/${name} ${picture.length} bytes`);
}
await studio.close();
