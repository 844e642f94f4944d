import { isoDayAt } from '@dijla/commerce-rules/dates/day-in-baghdad';
import { handleCall } from '../../../call/handle-call.ts';
import { idInPath } from '../../../call/id-in-path.ts';
import { isRefusal } from '../../../call/refusal.ts';
import type { Database } from '../../../database/connect.ts';
import { handleDeskWrite } from '../../../modules/audit/audit.ts';
import {
  cashHeld,
  listCouriers,
  readClosings,
  unpaidDeliveries,
} from '../../../modules/couriers/couriers.ts';
import { closeDay } from '../close-day.ts';

/** `GET /api/desk/courier-cash` */
export const readCourierCash = handleCall(
  'desk/courier-cash',
  ({ database }: { database: Database }) =>
    async (_, { now }) => {
      const day = isoDayAt(now);
      const couriers = await listCouriers(database);
      const ids = couriers.map(({ id }) => id);
      const cash = await cashHeld(database, ids);
      const unpaid = await unpaidDeliveries(database, ids);
      const today = await readClosings(database, { day, limit: 1000 });
      return {
        result: {
          day,
          couriers: couriers.map((courier) => ({
            ...courier,
            cash: cash.get(courier.id) ?? [],
            unpaid: unpaid.get(courier.id) ?? [],
            closings: today.filter(({ courier_id }) => courier_id === courier.id),
          })),
          closings: await readClosings(database, {}),
        },
      };
    },
);

/** `POST /api/desk/couriers/{staffId}/closings` */
export const closeCourierDay = handleDeskWrite(
  'desk/close-courier-day',
  () =>
    async ({ params, body }, { staff, ...context }) => {
      const id = idInPath(params, { name: 'staffId', thing: 'member of the staff' });
      if (isRefusal(id)) return id;
      const closing = await closeDay(id, body, { ...context, staffId: staff.id });
      return isRefusal(closing) ? closing : { result: closing };
    },
);
