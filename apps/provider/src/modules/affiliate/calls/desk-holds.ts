import { handleCall } from '../../../call/handle-call.ts';
import { idInPath } from '../../../call/id-in-path.ts';
import { isRefusal, refusal } from '../../../call/refusal.ts';
import type { Database } from '../../../database/connect.ts';
import { handleDeskWrite } from '../../audit/audit.ts';
import { decideHold, lockHold, readHold, readHolds } from '../holds/desk-hold-sql.ts';
import { readRules, saveRules } from '../holds/rules-sql.ts';

type Parts = { database: Database };

/** `GET /api/desk/affiliate-rules` */
export const readAffiliateRules = handleCall('desk/affiliate-rules', ({ database }: Parts) => async () => ({
  result: await readRules(database),
}));

/** `PUT /api/desk/affiliate-rules`: what was held before stays held. */
export const setAffiliateRules = handleDeskWrite(
  'desk/set-affiliate-rules',
  () =>
    async ({ body }, { transaction, act }) => {
      const before = await readRules(transaction);
      await saveRules(transaction, body);
      await act({ act: 'saved', entity: 'affiliate_rules', entityId: null, before, after: body });
      return { result: true };
    },
);

/** `GET /api/desk/affiliate-holds`: one more row than asked for tells whether there is a next page. */
export const listAffiliateHolds = handleCall(
  'desk/affiliate-holds',
  ({ database }: Parts) =>
    async ({ query: { state, before, limit } }) => {
      const rows = await readHolds(database, { state, before, limit: limit + 1 });
      const items = rows.slice(0, limit);
      return { result: { items, next: rows.length > limit ? (items.at(-1)?.id ?? null) : null } };
    },
);

/** `POST /api/desk/affiliate-holds/{holdId}/decision` */
export const decideAffiliateHold = handleDeskWrite(
  'desk/decide-affiliate-hold',
  () =>
    async ({ params, body: { version, decision, note: said } }, { transaction, act, author, now }) => {
      const id = idInPath(params, { name: 'holdId', thing: 'held commission' });
      if (isRefusal(id)) return id;
      const hold = await lockHold(transaction, id);
      if (hold === undefined) return refusal('affiliate.hold-not-found');
      if (hold.state !== 'held' || hold.version !== version) return refusal('affiliate.hold-decided');
      const state = decision === 'release' ? ('released' as const) : ('refused' as const);
      const after = { state, note: said?.trim() || null };
      await decideHold(transaction, hold, { id, ...after, decidedBy: author.actor, now });
      await act({
        act: 'decided',
        entity: 'affiliate_hold',
        entityId: id,
        before: { state: hold.state, note: hold.note },
        after,
      });
      const result = await readHold(transaction, id);
      if (result === undefined) throw new Error(`hold ${id} was decided and is not there`);
      return { result };
    },
);
