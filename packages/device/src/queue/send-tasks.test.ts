import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { queueLocks } from '../platform/browser-locks.ts';
import { memoryStorage } from '../platform/memory-storage.ts';
import { enqueueTask, type QueuePlace, sendTasks } from './send-tasks.ts';
import { newTask, type SyncTask } from './sync-task.ts';

type Reply = 'answered' | 'refused' | 'gone' | 'cut' | 'page' | 'empty';

const replies: Readonly<Record<Exclude<Reply, 'gone' | 'cut'>, () => Response>> = {
  answered: () => Response.json({ code: 200, result: 'done' }),
  refused: () => Response.json({ code: 400, result: 'Not so.' }, { status: 400 }),
  page: () => new Response('<html>', { headers: { 'content-type': 'text/html' } }),
  empty: () => new Response('null', { headers: { 'content-type': 'application/json' } }),
};

/** A provider that carries out each id once; it has also done the work of a call whose answer was cut off. */
const queue = (replyTo: (id: string, attempt: number) => Reply = () => 'answered') => {
  const storage = memoryStorage();
  const sent: string[] = [];
  const done: string[] = [];
  const told: string[] = [];
  const calledBack: SyncTask[] = [];
  const place: QueuePlace = {
    storage,
    withLock: queueLocks(),
    origin: 'https://shop.example',
    now: () => 1,
    fetch: async (request) => {
      const id = request.headers.get('idempotency-key') ?? '';
      const reply = replyTo(id, sent.filter((other) => other === id).length);
      sent.push(id);
      if (reply === 'gone') throw new TypeError('Failed to fetch');
      if (!done.includes(id) && reply !== 'page' && reply !== 'empty') done.push(id);
      if (reply === 'cut') throw new TypeError('The connection was lost');
      return replies[reply]();
    },
    page: { showRefusal: (text) => told.push(text), callBack: async (task) => void calledBack.push(task) },
  };
  const add = (task_id: string, rest: Partial<SyncTask> = {}) =>
    enqueueTask(place, {
      ...newTask({ task_id, call: 'user/update', input: {}, entity: 'profile', customer_id: null }),
      ...rest,
    });
  const left = async () => (await storage.list('tasks')).map(({ task_id: id }) => id);
  return { place, storage, sent, done, told, calledBack, add, left };
};

describe('sendTasks', () => {
  it('sends in the order of making, hands each answer to whom it is for, and keeps nothing', async () => {
    const { place, add, sent, calledBack, left } = queue();
    await add('b');
    await add('a');
    expect([
      await sendTasks(place),
      sent,
      calledBack.map(({ task_id: id, code, result, transmited }) => [id, code, result, transmited]),
      await left(),
    ]).toEqual([
      true,
      ['b', 'a'],
      [
        ['b', 200, 'done', true],
        ['a', 200, 'done', true],
      ],
      [],
    ]);
  });

  it('takes the same task once, however often it is made', async () => {
    const { place, add, sent } = queue();
    await Promise.all([add('a'), add('a')]);
    await sendTasks(place);
    expect(sent).toEqual(['a']);
  });

  it.each(['gone', 'cut', 'page', 'empty'] as const)(
    'keeps a task whose answer is %s, with those behind it and nobody else’s',
    async (reply) => {
      const { place, add, sent, left } = queue((id) => (id === 'a' ? reply : 'answered'));
      await add('a');
      await add('b');
      await add('x', { entity: 'other' });
      expect([await sendTasks(place), sent, (await left()).toSorted()]).toEqual([
        false,
        ['a', 'x'],
        ['a', 'b'],
      ]);
    },
  );

  it.each([
    [false, ['Not so.']],
    [true, []],
  ])('says a refusal unless the task is silent (%s)', async (silent, words) => {
    const { place, add, told, left } = queue(() => 'refused');
    await add('a', { silent });
    expect([await sendTasks(place), told, await left()]).toEqual([true, words, []]);
  });

  it('hands an answer over again when the page was left before that had ended', async () => {
    const { place, add, sent, left } = queue();
    await add('a');
    await expect(
      sendTasks({
        ...place,
        page: { showRefusal: () => undefined, callBack: () => Promise.reject(new Error('left')) },
      }),
    ).rejects.toThrow('left');
    const handed: string[] = [];
    await sendTasks({
      ...place,
      page: { showRefusal: () => undefined, callBack: async ({ task_id: id }) => void handed.push(id) },
    });
    expect([sent, handed, await left()]).toEqual([['a'], ['a'], []]);
  });

  it('says and keeps nothing of a task that went with its session while it was asked', async () => {
    const { place, add, storage, told, calledBack, left } = queue();
    await add('a');
    const { fetch } = place;
    await sendTasks({
      ...place,
      fetch: async (request) => {
        await storage.write([{ in: 'tasks', key: 'a', put: null }]);
        return fetch(request);
      },
    });
    expect([told, calledBack, await left()]).toEqual([[], [], []]);
  });

  it('sends where nobody can be told, and leaves the telling to a page', async () => {
    const { place, add, sent, told, calledBack, left } = queue(() => 'refused');
    await add('a');
    await add('b');
    expect([await sendTasks({ ...place, page: null }), [...sent], [...told], await left()]).toEqual([
      true,
      ['a', 'b'],
      [],
      ['a', 'b'],
    ]);
    expect([await sendTasks(place), sent, told, calledBack.length, await left()]).toEqual([
      true,
      ['a', 'b'],
      ['Not so.', 'Not so.'],
      2,
      [],
    ]);
  });

  it('does each task once and in the order of its entity, whatever is lost on the way and whoever sends', async () => {
    const reply = fc.constantFrom<Reply>('answered', 'refused', 'gone', 'cut', 'page', 'empty');
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 8 }),
        fc.array(reply, { maxLength: 20 }),
        async (entities, fates) => {
          const given = [...fates];
          const { place, add, done, left } = queue(() => given.shift() ?? 'answered');
          const ids = entities.map((entity, index) => `${entity}${index}`);
          for (const [index, entity] of entities.entries()) await add(ids[index] ?? '', { entity });
          while ((await left()).length > 0) await Promise.all([sendTasks(place), sendTasks(place)]);
          const ofEntity = (all: readonly string[], entity: string) =>
            all.filter((id) => id.startsWith(entity));
          expect(done).toHaveLength(ids.length);
          for (const entity of ['a', 'b', 'c']) expect(ofEntity(done, entity)).toEqual(ofEntity(ids, entity));
        },
      ),
    );
  });
});
