import { parseArgs } from 'node:util';
import { readConfig } from '../../../config.ts';
import { runCommand } from '../../../database/bin/run-command.ts';
import { openDatabase } from '../../../database/database.ts';
import { recordGivenPicture } from '../given-picture-sql.ts';
import { copyPictures } from '../stores/copy-pictures.ts';
import { openPictureStore } from '../stores/open-store.ts';
import type { PictureStore } from '../stores/picture-store.ts';
import { givenPictureAt } from '../take-picture.ts';

const usage = `npm run pictures                     how many pictures people and imports gave, and where they are
npm run pictures -- --copy-to URL    copies them to another place, an address as of PICTURES_URL, and compares each;
                                     what was cut off goes on when it is begun again`;

const options = { 'copy-to': { type: 'string' }, help: { type: 'boolean' } } as const;

const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;

const told = async (store: PictureStore): Promise<string> => {
  let [count, bytes] = [0, 0];
  for await (const picture of store.list('/')) {
    count += 1;
    bytes += picture.bytes;
  }
  return `${count} pictures of ${megabytes(bytes)} are in ${store.name}.`;
};

const copyTo = async (url: string): Promise<string> => {
  const config = readConfig();
  const from = openPictureStore(config.pictures);
  const to = openPictureStore(readConfig({ PICTURES_URL: url }).pictures);
  if (from.name === to.name)
    throw new Error('The pictures are there already: PICTURES_URL names the same place.');
  const database = await openDatabase(config, { applicationName: 'pictures', poolSize: 4 });
  try {
    const { copied, same, gone } = await copyPictures(from, to, async (path) => {
      if (givenPictureAt(path) !== undefined) await recordGivenPicture(database.db, path);
    });
    return [
      `${copied} pictures were copied to ${to.name} and compared; ${same} were there already${gone === 0 ? '' : `, ${gone} were deleted meanwhile`}.`,
      'Set PICTURES_URL for every process, start them anew, and copy once more for what was given meanwhile.',
    ].join('\n');
  } finally {
    await database.close();
  }
};

await runCommand(async () => {
  const { values } = parseArgs({ options });
  if (values.help === true) return usage;
  const url = values['copy-to'];
  return url === undefined ? told(openPictureStore(readConfig().pictures)) : copyTo(url);
});
