import { testDatabase } from '@dijla/test-kit/database/test-database';
import { bareApp } from '@dijla/test-kit/bare-app';
import { loggerOf } from '../../logger.ts';
import { describe, expect, it } from 'vitest';
import type { CallHandlers } from '../../call/call-handler.ts';
import type { AskingStaff } from '../../call/caller.ts';
import { handleCall } from '../../call/handle-call.ts';
import type { Database } from '../../database/connect.ts';
import { refusal } from '../../call/refusal.ts';
import { handleDeskWrite } from './audit.ts';

const { db } = await testDatabase();
const staff = { id: 7, permissions: new Set(['desk.enter']) } as unknown as AskingStaff;

type Write = Parameters<typeof handleDeskWrite<'desk/end-session', object>>[1] extends (
  parts: never,
) => infer W
  ? W
  : never;

/** Makes a call that does this, and returns the answer's status, refusal and feed position, and the faults logged. */
const done = async (write: Write) => {
  const faults: string[] = [];
  const app = bareApp({
    handlers: {
      'desk/end-session': handleDeskWrite('desk/end-session', () => write).make({ database: db }),
    } as unknown as CallHandlers,
    whoWorks: async () => ({ kind: 'staff', staff, hasSteppedUp: false }),
    logger: loggerOf('error', { write: (line) => faults.push(line) }),
  });
  const answer = await app.fetch(
    new Request('http://localhost/api/desk/session', {
      method: 'DELETE',
      headers: { 'content-type': 'application/json', 'x-request-id': 'r-1', cookie: 'dijla_desk=x' },
    }),
    {},
  );
  return {
    status: answer.status,
    code: answer.headers.get('x-refusal'),
    position: Number(answer.headers.get('x-feed-position')),
    faults,
  };
};
const roles = async () =>
  (await db.selectFrom('role').select('code').where('code', 'like', 'new%').execute()).length;
const audits = () =>
  db.selectFrom('audit').select(['actor', 'act', 'entity_id', 'request_id']).orderBy('id').execute();
const anAct = { act: 'added', entity: 'role', before: null, after: { code: 'new' } } as const;

describe('handleDeskWrite', () => {
  it('writes what is done and its audit row together, and answers with the position of both', async () => {
    const answer = await done(async (_, { transaction, act, author }) => {
      expect(author).toEqual({ actor: 'staff:7', requestId: 'r-1' });
      await transaction.insertInto('role').values({ code: 'new' }).execute();
      await act({ ...anAct, entityId: 'new' });
      return { result: true };
    });
    expect(answer).toMatchObject({ status: 200, code: null, faults: [] });
    expect(answer.position).toBeGreaterThan(1);
    expect([await roles(), await audits()]).toEqual([
      1,
      [{ actor: 'staff:7', act: 'added', entity_id: 'new', request_id: 'r-1' }],
    ]);
  });

  it('takes back what was done without an audit row, as a fault of ours', async () => {
    const answer = await done(async (_, { transaction }) => {
      await transaction.insertInto('role').values({ code: 'new-2' }).execute();
      return { result: true };
    });
    expect(answer).toMatchObject({ status: 500, code: 'request.unexpected' });
    expect(answer.faults.join()).toContain('desk/end-session was done without a row in the audit');
    expect([await roles(), (await audits()).length]).toEqual([1, 1]);
  });

  it('takes back what was done before a refusal, with its audit row', async () => {
    const answer = await done(async (_, { transaction, act }) => {
      await transaction.insertInto('role').values({ code: 'new-3' }).execute();
      await act({ ...anAct, entityId: 'new-3' });
      return refusal('desk.session-not-found');
    });
    expect(answer).toMatchObject({ status: 404, code: 'desk.session-not-found', faults: [] });
    expect([await roles(), (await audits()).length]).toEqual([1, 1]);
  });

  it('does it again after a deadlock, with one audit row, and not without one the second time', async () => {
    const deadlock = Object.assign(new Error('deadlock detected'), { code: '40P01' });
    let attempts = 0;
    const twice = (actsAgain: boolean) => () =>
      done(async (_, { act }) => {
        attempts += 1;
        if (attempts === 1 || actsAgain) await act({ ...anAct, entityId: 'again' });
        if (attempts === 1) throw deadlock;
        return { result: true };
      });
    expect(await twice(true)()).toMatchObject({ status: 200 });
    expect([attempts, (await audits()).length]).toEqual([2, 2]);
    attempts = 0;
    expect(await twice(false)()).toMatchObject({ status: 500 });
    expect([attempts, (await audits()).length]).toEqual([2, 2]);
  });
});

describe('a write of the desk', () => {
  it('is handled in no other way, and with no database of its own, or does not compile', () => {
    const write = async () => ({ result: true }) as const;
    // @ts-expect-error a write of the desk is no call for `handleCall`
    const unaudited = handleCall('desk/end-session', () => write);
    const withDatabase =
      ({ database }: { database: Database }) =>
      async () => {
        await database.deleteFrom('role').execute();
        return { result: true } as const;
      };
    // @ts-expect-error the database would be a way round the transaction
    const roundabout = handleDeskWrite('desk/end-session', withDatabase);
    expect([unaudited.call, roundabout.call]).toEqual(['desk/end-session', 'desk/end-session']);
  });
});
