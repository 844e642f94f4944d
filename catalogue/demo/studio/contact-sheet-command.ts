import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { drawnPicture, type Tint } from './rendering/drawn-picture.ts';
import { picturesFolder, readPictureList } from './picture-list.ts';

/**
 * Writes all pictures of the studio on one sheet: `node catalogue/demo/studio/contact-sheet-command.ts`
 * writes `docs/pictures/studio-contact-sheet.webp`. Tintable forms are shown in different colors; scenes are
 * at the bottom.
 */
const target = join(
  dirname(fileURLToPath(import.meta.url)),
  '../../../docs/pictures/studio-contact-sheet.webp',
);
const ground = '#f3eee6';
const mostBytes = 400_000;
const cell = 112;
const columns = 16;
const sceneSize = { width: (cell * columns) / 4, height: Math.round((cell * columns) / 6) };
const tints: readonly Tint[] = [
  [0xf2, 0xf0, 0xec],
  [0x3f, 0x6e, 0xa8],
  [0x6f, 0x8b, 0x6a],
  [0xb5, 0x48, 0x2f],
  [0xcd, 0xb6, 0x8f],
  [0x22, 0x22, 0x26],
];

const list = await readPictureList();
const fronts = Object.entries(list).filter(([, entry]) => entry.views !== undefined);
const scenes = Object.keys(list).filter((name) => name.startsWith('scenes/'));
const top = Math.ceil(fronts.length / columns) * cell;
const parts = [];
for (const [index, [name, entry]] of fronts.entries()) {
  const picture = await drawnPicture(
    name,
    cell * 2,
    entry.isTintable ? tints[index % tints.length] : undefined,
  );
  const input = await sharp(picture).flatten({ background: ground }).resize(cell, cell).png().toBuffer();
  parts.push({ input, left: (index % columns) * cell, top: Math.floor(index / columns) * cell });
}
for (const [index, name] of scenes.entries()) {
  const input = await sharp(join(picturesFolder, 'd', `${name}.webp`))
    .resize(sceneSize.width, sceneSize.height, { fit: 'cover' })
    .png()
    .toBuffer();
  parts.push({
    input,
    left: (index % 4) * sceneSize.width,
    top: top + Math.floor(index / 4) * sceneSize.height,
  });
}
const sheet = await sharp({
  create: {
    width: cell * columns,
    height: top + Math.ceil(scenes.length / 4) * sceneSize.height,
    channels: 3,
    background: ground,
  },
})
  .composite(parts)
  .png()
  .toBuffer();
for (const quality of [84, 78, 70, 62, 54, 46, 38]) {
  const encoded = await sharp(sheet).webp({ quality, effort: 5 }).toBuffer();
  if (encoded.length > mostBytes) continue;
  await writeFile(target, encoded);
  console.log(`${fronts.length} forms and ${scenes.length} scenes, ${encoded.length} bytes`);
  break;
}
