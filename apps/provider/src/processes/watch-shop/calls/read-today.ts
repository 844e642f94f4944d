import { dayBeganAt } from '@dijla/commerce-rules/dates/day-in-baghdad';
import { handleCall } from '../../../call/handle-call.ts';
import type { Database } from '../../../database/connect.ts';
import { countJobs, type JobCount } from '../../../events/dead-jobs-sql.ts';
import { countLowStock } from '../../../modules/inventory/inventory.ts';
import { countMessages } from '../../../modules/messaging/messaging.ts';
import { countOrdersToday } from '../../../modules/orders/orders.ts';
import { countToCall } from '../../work-order/orders-to-call.ts';
import { diskSpace } from '../disk-space.ts';

const dayMs = 86_400_000;
/** What is not on its way a day after it was ordered is late: the shop says that it delivers within 24 hours. */
const lateAfterMs = dayMs;

/** Why an order is to be called is looked up for each, so few are counted. */
const toCallAtMost = 100;

const sumOf = (counts: readonly JobCount[], ...states: JobCount['state'][]): number =>
  counts.reduce((sum, { state, jobs }) => sum + (states.includes(state) ? jobs : 0), 0);

type Parts = { database: Database; readDatabase: Database; dataFolder: string | undefined };

/** `GET /api/desk/today`: a few counts, by six statements whatever the number of orders. */
export const readToday = handleCall(
  'desk/today',
  ({ database, readDatabase, dataFolder }: Parts) =>
    async (_, { now }) => {
      const lateBefore = new Date(now - lateAfterMs);
      const { sales, ...orders } = await countOrdersToday(readDatabase, {
        dayBegan: dayBeganAt(now),
        lateBefore,
      });
      const unconfirmed = await countToCall(readDatabase, toCallAtMost);
      const messages = await countMessages(database);
      const disk = dataFolder === undefined ? null : await diskSpace(dataFolder);
      return {
        result: {
          orders: { ...orders, unconfirmed, late_before: lateBefore.toISOString() },
          sales,
          stock: await countLowStock(readDatabase),
          health: {
            ...(disk && { disk }),
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
