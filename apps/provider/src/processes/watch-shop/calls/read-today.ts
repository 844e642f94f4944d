import { dayBeganAt } from '@dijla/commerce-rules/dates/day-in-baghdad';
import { handleCall } from '../../../call/handle-call.ts';
import type { Settings } from '../../../config.ts';
import type { Database } from '../../../database/connect.ts';
import { countJobs, type JobCount } from '../../../events/dead-jobs-sql.ts';
import { countLowStock } from '../../../modules/catalog/catalog.ts';
import { countOpenEnquiries } from '../../../modules/enquiries/enquiries.ts';
import { countMessages } from '../../../modules/messaging/messaging.ts';
import { countOrdersToday } from '../../../modules/orders/orders.ts';
import { countWaitingQuestions } from '../../../modules/questions/questions.ts';
import { countWaitingReviews } from '../../../modules/reviews/reviews.ts';
import { idsToCallFirst } from '../../work-order/orders-to-call.ts';
import { watchedHost } from '../check-certificate.ts';
import { diskSpace } from '../disk-space.ts';
import { readWatched } from '../watched-sql.ts';

const dayMs = 86_400_000;
/** What is not on its way a day after it was ordered is late: the shop says that it delivers within 24 hours. */
const lateAfterMs = dayMs;

const sumOf = (counts: readonly JobCount[], ...states: JobCount['state'][]): number =>
  counts.reduce((sum, { state, jobs }) => sum + (states.includes(state) ? jobs : 0), 0);

type Parts = {
  database: Database;
  readDatabase: Database;
  settings: Pick<Settings, 'dataDir' | 'publicUrl'>;
};

/** What is known of the shop's backups and certificate, as far as there is any; whole days that the certificate has left. */
const watchedAt = async (database: Database, publicUrl: string | undefined, now: number) => {
  const { backup, certificate } = await readWatched(database, watchedHost(publicUrl)?.host ?? null);
  return {
    ...(backup && { backup: { ...backup, at: backup.at.toISOString() } }),
    ...(certificate && {
      certificate: {
        host: certificate.host,
        checked_at: certificate.checked_at.toISOString(),
        days_left:
          certificate.expires_at === null
            ? null
            : Math.floor((certificate.expires_at.getTime() - now) / dayMs),
        problem: certificate.problem,
      },
    }),
  };
};

/** `GET /api/desk/today`: a few counts, by twelve statements whatever the number of orders. */
export const readToday = handleCall(
  'desk/today',
  ({ database, readDatabase, settings: { dataDir, publicUrl } }: Parts) =>
    async (_, { now }) => {
      const lateBefore = new Date(now - lateAfterMs);
      const toCall = await idsToCallFirst(readDatabase);
      const { sales, ...orders } = await countOrdersToday(readDatabase, {
        dayBegan: dayBeganAt(now),
        lateBefore,
        toCall,
      });
      const messages = await countMessages(database);
      const disk = await diskSpace(dataDir);
      return {
        result: {
          orders: { ...orders, unconfirmed: toCall.length, late_before: lateBefore.toISOString() },
          sales,
          stock: await countLowStock(readDatabase),
          written: {
            reviews: await countWaitingReviews(readDatabase),
            questions: await countWaitingQuestions(readDatabase),
            enquiries: await countOpenEnquiries(readDatabase),
          },
          health: {
            ...(disk && { disk }),
            ...(await watchedAt(database, publicUrl, now)),
            dead_jobs: sumOf(await countJobs(database), 'dead'),
            messages: {
              unsent: sumOf(messages, 'waiting', 'running', 'failed'),
              failed: sumOf(messages, 'dead'),
            },
          },
        },
      };
    },
);
