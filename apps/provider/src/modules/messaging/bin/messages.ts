import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../../../config.ts';
import { runCommand } from '../../../database/bin/run-command.ts';
import { type Database, openDatabase } from '../../../database/database.ts';
import { loadStoreViews, storesOf } from '../../store-views/store-views.ts';
import { countMessages } from '../queue/count-messages-sql.ts';
import { dropWaiting, pauseMessages, readPause, releaseMessages } from '../queue/pause-sql.ts';
import { retryFailed } from '../queue/retry-failed-sql.ts';
import { suppress, unsuppress } from '../recipient/suppressed-sql.ts';
import { writePreviews } from '../write-previews.ts';

const usage = `npm run messages                           what waits, and what was given up
npm run messages -- --pause                lets messages wait
npm run messages -- --release              sends what waits
npm run messages -- --drop                 gives up what waits, unsent
npm run messages -- --retry                sends again what was given up
npm run messages -- --suppress ADDRESS     sends nothing more to an address or number
npm run messages -- --unsuppress ADDRESS   sends to it again
npm run messages -- --preview DIR          writes every message, filled with an example`;

const options = {
  pause: { type: 'boolean' },
  release: { type: 'boolean' },
  drop: { type: 'boolean' },
  retry: { type: 'boolean' },
  suppress: { type: 'string' },
  unsuppress: { type: 'string' },
  preview: { type: 'string' },
  help: { type: 'boolean' },
} as const;

const readValues = () => parseArgs({ options }).values;

const addressed = (address: string) => ({
  channel: address.includes('@') ? ('email' as const) : ('sms' as const),
  address,
});

const stateOf = async (database: Database): Promise<string> => {
  const pause = await readPause(database);
  const counts = await countMessages(database);
  return [
    pause === undefined
      ? 'Messages are sent.'
      : `Messages wait since ${pause.since.toISOString()}: ${pause.reason}.`,
    ...counts.map(({ queue, state, jobs }) => `${queue.replace('messages.', '')} ${state}: ${jobs}`),
  ].join('\n');
};

const act = async (database: Database, values: ReturnType<typeof readValues>): Promise<string> => {
  if (values.preview !== undefined) {
    const folder = resolve(values.preview);
    return `${await writePreviews(database, storesOf(await loadStoreViews(database)), folder)} messages are in ${folder}.`;
  }
  if (values.suppress !== undefined) {
    await suppress(database, addressed(values.suppress), 'by the owner');
    return 'Nothing more is sent to it.';
  }
  if (values.unsuppress !== undefined)
    return (await unsuppress(database, addressed(values.unsuppress)))
      ? 'It gets messages again.'
      : 'It was not suppressed.';
  if (values.pause === true) await pauseMessages(database, 'by the owner');
  const dropped = values.drop === true ? `${await dropWaiting(database)} messages are given up.\n` : '';
  const retried = values.retry === true ? `${await retryFailed(database)} messages are tried again.\n` : '';
  if (values.release === true) await releaseMessages(database);
  return dropped + retried + (await stateOf(database));
};

await runCommand(async () => {
  const values = readValues();
  if (values.help === true) return usage;
  const database = await openDatabase(readConfig(), { applicationName: 'messages', poolSize: 2 });
  try {
    return await act(database.db, values);
  } finally {
    await database.close();
  }
});
