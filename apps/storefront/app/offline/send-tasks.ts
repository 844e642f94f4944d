import type { DeviceStorage } from '../device/platform/device-storage.ts';
import type { WithLock } from '../device/platform/device.ts';
import { readTaskAnswer } from './read-task-answer.ts';
import { enqueued, nextTask, type TaskAnswer, toldOfAnswer, transmitted } from './sync-queue.ts';
import { leaving, type SyncTask } from './sync-task.ts';

/** Milliseconds after which a task counts as not answered (spec 1 §9). */
const taskTimeout = 10_000;

/** What the queue needs of the place it runs in. `fetch` puts the tokens on, and refreshes them (spec 2 §4). */
export type QueuePlace = {
  storage: Pick<DeviceStorage, 'read' | 'list' | 'write'>;
  withLock: WithLock;
  fetch: (request: Request) => Promise<Response>;
  /** Origin the tasks' paths hang on. */
  origin: string;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Null where nobody can be told: tasks that were answered wait for a page. */
  told: null | {
    /** The provider's words for a refusal, for the shopper. */
    tell: (text: string) => void;
    /** Carries a transmitted task to whom it names; runs again when the page was left before it had ended. */
    callBack: (task: SyncTask) => Promise<void>;
  };
};

const put = (place: QueuePlace, task: SyncTask): Promise<void> =>
  place.storage.write([{ in: 'tasks', key: task.task_id, put: task }]);

/** Puts a task behind those that wait; the same task a second time changes nothing. */
export const enqueueTask = (place: QueuePlace, task: SyncTask): Promise<void> =>
  place.withLock('write', async () =>
    put(place, enqueued(await place.storage.list('tasks'), task, place.now())),
  );

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

/** Keeps the answer with the task, unless that is gone meanwhile, with its session. */
const keepAnswer = (place: QueuePlace, task: SyncTask, answer: TaskAnswer): Promise<void> =>
  place.withLock('write', async () => {
    if (await isStillThere(place, task)) await put(place, transmitted(task, answer, place.now()));
  });

const finish = async (place: QueuePlace, task: SyncTask): Promise<void> => {
  const said = toldOfAnswer({ code: task.code ?? 0, result: task.result }, task);
  if (said !== null) place.told?.tell(said);
  await place.told?.callBack(task);
  await place.storage.write([{ in: 'tasks', key: task.task_id, put: null }]);
};

/** Sends one task. False: no answer, or none that can be read, so that it stays as it is for the next time (wire §10). */
const send = async (place: QueuePlace, task: SyncTask): Promise<boolean> => {
  try {
    await keepAnswer(place, task, await ask(place, task));
    return true;
  } catch {
    return false;
  }
};

/** A goodbye is said while nobody signs in: its answer takes the cookie there is. Who has signed in meanwhile made it needless. */
const sayGoodbye = (place: QueuePlace, task: SyncTask): Promise<boolean> =>
  place.withLock('goodbye', async () => !(await isStillThere(place, task)) || send(place, task));

/**
 * Sends what waits, one sender in the whole browser: of each entity in the order it was made, each task until it is answered, answered
 * ones to whom they name. A task without an answer holds back those behind it and nobody else. False: something is left.
 */
export const sendTasks = (place: QueuePlace): Promise<boolean> =>
  place.withLock('tasks', async () => {
    const held = new Set<string>();
    for (;;) {
      const session = await place.storage.read('session', 'session');
      const task = nextTask(await place.storage.list('tasks'), {
        customerId: session?.profile.id ?? null,
        canTell: place.told !== null,
        held,
      });
      if (task === null) return held.size === 0;
      if (task.transmited) await finish(place, task);
      else if (!(await (task.entity === leaving ? sayGoodbye : send)(place, task))) held.add(task.entity);
    }
  });
