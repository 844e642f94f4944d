import { connect, inTransaction } from '@dijla/provider/database';
import { startJobQueue } from '@dijla/provider/events/job-queue';
import { subscriber } from '@dijla/provider/events/subscriber';
import { loggerOf } from '@dijla/provider/logger';
import { testSettings } from '../test-settings.ts';
import { takeEffect } from './effects.ts';
import { happen } from './planted-events.ts';
import { quickPace } from './quick-pace.ts';

/*
 * A process that lets an event happen and is killed at the named step of its job: a child process of a test,
 * given the database and the step.
 */
const [url = '', step = ''] = process.argv.slice(2);
const connection = connect({ url, applicationName: step, poolSize: 4 });
const die = () => process.kill(process.pid, 'SIGKILL');

const handle = async (key: string): Promise<void> => {
  // Left by a process that was killed before; whoever survives does it.
  if (key !== step) throw new Error('of another process');
  if (step === 'begun') die();
  await inTransaction(connection.db, async (transaction) => {
    await takeEffect(transaction, key);
    if (step === 'in the middle') die();
  });
  die();
};

if (step === 'emitted') {
  await happen(connection.db, step);
  die();
}
await startJobQueue({
  connection,
  schedules: [],
  subscribers: [subscriber({ event: 'test.happened', name: 'effect', handle: ({ key }) => handle(key) })],
  context: { database: connection.db, settings: testSettings(), now: Date.now, logger: loggerOf('error') },
  pace: { ...quickPace, expireInSeconds: 2 },
});
await happen(connection.db, step);
