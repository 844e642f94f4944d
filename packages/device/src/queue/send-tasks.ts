import type { DeviceStorage } from '../platform/device-storage.ts';
import type { WithLock } from '../platform/device.ts';
import { readTaskAnswer } from './read-task-answer.ts';
import { enqueued, nextTask, type TaskAnswer, messageOfAnswer, transmitted } from './sync-queue.ts';
import { leaving, type SyncTask } from './sync-task.ts';

/** Milliseconds after which a task counts as unanswered (spec 1 §9). */
const taskTimeout = 10_000;

/** What the queue needs from its environment. `fetch` adds and refreshes the tokens (spec 2 §4). */
export type QueuePlace = {
  storage: Pick<DeviceStorage, 'read' | 'list' | 'write'>;
  withLock: WithLock;
  fetch: (request: Request) => Promise<Response>;
  /** Origin of the tasks' paths. */
  origin: string;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Null if there is no page to notify: answered tasks wait for one. */
  page: null | {
    /** Shows the shopper the provider's text for a refusal. */
    showRefusal: (text: string) => void;
    /** Passes an answered task to its callback; runs again if the page was left before it had finished. */
    callBack: (task: SyncTask) => Promise<void>;
  };
};

const put = (place: QueuePlace, task: SyncTask): Promise<void> =>
  place.storage.write([{ in: 'tasks', key: task.task_id, put: task }]);

/** Adds a task to the end of the queue; adding the same task again changes nothing. */
export const enqueueTask = (place: QueuePlace, task: SyncTask): Promise<void> =>
  place.withLock('write', async () =>
    put(place, enqueued(await place.storage.list('tasks'), task, place.now())),
  );

/** Adds a task in place of those of its entity that are not answered yet: the last change counts. */
export const replaceTasks = (place: QueuePlace, task: SyncTask): Promise<void> =>
  place.withLock('write', async () => {
    const tasks = await place.storage.list('tasks');
    const stale = tasks.filter(
      ({ entity, customer_id: id, transmited }) =>
        entity === task.entity && id === task.customer_id && !transmited,
    );
    await place.storage.write([
      ...stale.map(({ task_id: key }) => ({ in: 'tasks' as const, key, put: null })),
      { in: 'tasks', key: task.task_id, put: enqueued(tasks, task, place.now()) },
    ]);
  });

const ask = async (place: QueuePlace, { url, payload, task_id: id }: SyncTask): Promise<TaskAnswer> => {
  const request = new Request(`${place.origin}${url}`, {
    method: payload.method,
    headers: { accept: 'application/json', 'content-type': 'application/json', 'idempotency-key': id },
    body: payload.method === 'GET' ? null : JSON.stringify(payload.body),
    signal: AbortSignal.timeout(taskTimeout),
  });
  return readTaskAnswer(await place.fetch(request));
};

const isStillThere = async ({ storage }: QueuePlace, { task_id: id }: SyncTask): Promise<boolean> =>
  (await storage.read('tasks', id)) !== null;

/** Stores the answer with the task, unless the task was removed with its session meanwhile. */
const keepAnswer = (place: QueuePlace, task: SyncTask, answer: TaskAnswer): Promise<void> =>
  place.withLock('write', async () => {
    if (await isStillThere(place, task)) await put(place, transmitted(task, answer, place.now()));
  });

const finish = async (place: QueuePlace, task: SyncTask): Promise<void> => {
  const said = messageOfAnswer({ code: task.code ?? 0, result: task.result }, task);
  if (said !== null) place.page?.showRefusal(said);
  await place.page?.callBack(task);
  await place.storage.write([{ in: 'tasks', key: task.task_id, put: null }]);
};

/**
 * Sends one task. Returns false if there was no readable answer; the task then stays unchanged for the next
 * attempt (wire §10).
 */
const send = async (place: QueuePlace, task: SyncTask): Promise<boolean> => {
  try {
    await keepAnswer(place, task, await ask(place, task));
    return true;
  } catch {
    return false;
  }
};

/**
 * Sends the task of a sign-out under the `goodbye` lock, so that nobody signs in meanwhile: its answer
 * removes the current cookie. A sign-in before it has removed the task.
 */
const sayGoodbye = (place: QueuePlace, task: SyncTask): Promise<boolean> =>
  place.withLock('goodbye', async () => !(await isStillThere(place, task)) || send(place, task));

/**
 * Sends pending tasks, one sender in the whole browser: tasks of one entity in order, each until it is
 * answered, and passes answered ones to their callbacks. A task without an answer holds back only those
 * behind it of the same entity. Returns false if something is left.
 */
export const sendTasks = (place: QueuePlace): Promise<boolean> =>
  place.withLock('tasks', async () => {
    const held = new Set<string>();
    for (;;) {
      const session = await place.storage.read('session', 'session');
      const task = nextTask(await place.storage.list('tasks'), {
        customerId: session?.profile.id ?? null,
        canTell: place.page !== null,
        held,
      });
      if (task === null) return held.size === 0;
      if (task.transmited) await finish(place, task);
      else if (!(await (task.entity === leaving ? sayGoodbye : send)(place, task))) held.add(task.entity);
    }
  });
