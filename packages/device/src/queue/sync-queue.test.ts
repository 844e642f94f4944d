import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { enqueued, nextTask, messageOfAnswer, transmitted } from './sync-queue.ts';
import { tasksCollection } from './tasks-collection.ts';
import { newTask, type SyncTask } from './sync-task.ts';

const task = (task_id: string, rest: Partial<SyncTask> = {}): SyncTask => ({
  ...newTask({ task_id, call: 'user/logout', input: {}, entity: 'e', customer_id: null }),
  created_at: 1,
  ...rest,
});
const nobody = { customerId: null, canTell: true, held: new Set<string>() };

describe('newTask', () => {
  it('names the call by address and payload, and no token', () => {
    const made = newTask({
      task_id: 't',
      call: 'user/update',
      input: {
        query: { storeCode: 'ar', token: undefined },
        body: { customer: { email: 'a@b.iq', firstname: 'Noor', lastname: 'Hasan' } },
      },
      entity: 'profile',
      customer_id: 7,
      callback_event: 'store:session/profile-saved',
    });
    expect(made).toEqual({
      task_id: 't',
      url: '/api/user/me?storeCode=ar',
      payload: {
        method: 'POST',
        body: { customer: { email: 'a@b.iq', firstname: 'Noor', lastname: 'Hasan' } },
      },
      transmited: false,
      created_at: 0,
      transmited_at: null,
      result: null,
      code: null,
      silent: false,
      callback_event: 'store:session/profile-saved',
      entity: 'profile',
      customer_id: 7,
    });
  });
});

describe('enqueued', () => {
  it('goes behind what is there, also within one millisecond and with a clock set back', () => {
    expect(
      [
        enqueued([], task('a'), 5),
        enqueued([task('a', { created_at: 5 })], task('b'), 5),
        enqueued([task('a', { created_at: 9 })], task('b'), 5),
      ].map(({ created_at }) => created_at),
    ).toEqual([5, 6, 10]);
  });

  it('leaves a task that is there as it was made', () => {
    const known = task('a', { created_at: 5, transmited: true, code: 200 });
    expect(enqueued([known], task('a'), 9)).toBe(known);
  });
});

describe('nextTask', () => {
  const tasks = [
    task('p2', { entity: 'profile', created_at: 3, customer_id: 7 }),
    task('p1', { entity: 'profile', created_at: 1, customer_id: 7 }),
    task('x', { entity: 'other', created_at: 2 }),
  ];

  it.each([
    ['the oldest of all, for its customer', { customerId: 7, canTell: true, held: new Set<string>() }, 'p1'],
    [
      'another entity’s, while the first has no answer',
      { customerId: 7, canTell: true, held: new Set(['profile']) },
      'x',
    ],
    ['nobody’s, when nobody is signed in', nobody, 'x'],
    [
      'nobody’s, when another customer is signed in',
      { customerId: 8, canTell: true, held: new Set<string>() },
      'x',
    ],
    [
      'none, when all entities wait',
      { customerId: 7, canTell: true, held: new Set(['profile', 'other']) },
      null,
    ],
  ])('is %s', (_case, moment, id) => {
    expect(nextTask(tasks, moment)?.task_id ?? null).toBe(id);
  });

  it('never overtakes within an entity, whatever waits for whom', () => {
    const anyTask = fc.record({
      task_id: fc.uuid(),
      entity: fc.constantFrom('a', 'b', 'c'),
      created_at: fc.nat(50),
      customer_id: fc.constantFrom(null, 7, 8),
      transmited: fc.boolean(),
    });
    fc.assert(
      fc.property(
        fc.uniqueArray(anyTask, { selector: ({ created_at }) => created_at }),
        fc.subarray(['a', 'b', 'c']),
        fc.constantFrom(null, 7),
        (given, held, customerId) => {
          const all = given.map((rest) => task(rest.task_id, rest));
          const next = nextTask(all, { customerId, canTell: true, held: new Set(held) });
          const before =
            next === null
              ? []
              : all.filter(
                  ({ entity, created_at }) => entity === next.entity && created_at < next.created_at,
                );
          expect([
            before,
            next !== null && held.includes(next.entity),
            next?.customer_id ?? customerId,
          ]).toEqual([[], false, customerId]);
        },
      ),
    );
  });
});

describe('transmitted', () => {
  it('takes any answer for a transmission, whatever its code', () => {
    expect(transmitted(task('a'), { code: 500, result: 'no' }, 8)).toMatchObject({
      transmited: true,
      transmited_at: 8,
      code: 500,
      result: 'no',
    });
  });
});

describe('tasksCollection', () => {
  it("gives up the customer's tasks, and none of a guest or of another", () => {
    const tasks = [task('a', { customer_id: 7 }), task('b'), task('c', { customer_id: 8 })];
    expect(
      tasks.filter((each) => tasksCollection.isOfCustomer(each, 7)).map(({ task_id }) => task_id),
    ).toEqual(['a']);
  });
});

describe('toldOfAnswer', () => {
  it.each([
    [200, 'fine', false, null],
    [400, 'Not so.', false, 'Not so.'],
    [400, 'Not so.', true, null],
    [500, { errorMessage: 'Not so.', code: 401 }, false, null],
    [500, { message: 'Not so.' }, false, 'Not so.'],
    [500, { result: 'Not so.', message: 'Nor so.' }, false, 'Not so.'],
    [500, { result: {}, message: 'Not so.' }, false, 'Not so.'],
    [500, { message: 'Gone.', code: 'ENOTFOUND' }, false, null],
    [404, '', false, null],
    [404, null, false, null],
    [500, [{ keyword: 'required' }], false, null],
  ])('of %i %j, silent %s, is %j', (code, result, silent, told) => {
    expect(messageOfAnswer({ code, result }, { silent })).toBe(told);
  });
});
