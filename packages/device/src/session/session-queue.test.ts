import { describe, expect, it } from 'vitest';
import { enqueueTask, sendTasks } from '../queue/send-tasks.ts';
import { newTask } from '../queue/sync-task.ts';
import { queueOf, queueSender } from './session-queue.ts';
import { register, signIn } from './sign-in.ts';
import { noorsProfile, testAccounts, testSessions } from '../testing/test-session.ts';

/** A customer with a changed profile, to which the provider answers with `answer`. */
const changed = async (answer: { code: number; result: unknown }) => {
  const accounts = testAccounts();
  const tab = testSessions(accounts).open();
  await signIn(tab.holder, { username: '07701234567', password: 'right' }, 'ar');
  const { fetch } = tab.holder.place;
  tab.holder.place.fetch = async (request) =>
    request.method === 'POST' && request.url.endsWith('/api/user/me')
      ? Response.json(answer, { status: answer.code })
      : fetch(request);
  const queue = queueOf(tab.holder);
  await enqueueTask(
    queue,
    newTask({
      task_id: 't',
      call: 'user/update',
      input: {},
      entity: 'profile',
      customer_id: 7,
      callback_event: 'store:session/profile-saved',
    }),
  );
  await sendTasks(queue);
  return { notices: tab.notices, firstname: tab.profile()?.firstname };
};

describe('queueOf', () => {
  it('keeps and tells of a profile that was saved', async () => {
    expect(await changed({ code: 200, result: { ...noorsProfile, firstname: 'Nour' } })).toEqual({
      notices: [{ code: 'session.profile-saved', kind: 'success' }],
      firstname: 'Nour',
    });
  });

  it.each([
    [
      'in the words of its errorMessage',
      500,
      { errorMessage: 'This number is taken.', code: 400 },
      [{ code: 'session.profile-refused', kind: 'error', text: 'This number is taken.' }],
    ],
    [
      'in words of ours when it is a validator’s list',
      500,
      [{ keyword: 'required', message: 'should have' }],
      [{ code: 'session.profile-refused', kind: 'error', text: '' }],
    ],
    [
      'once, when the queue has said it already',
      403,
      'Provided invalid address.id',
      [{ code: 'task.refused', kind: 'error', text: 'Provided invalid address.id' }],
    ],
  ])('tells of a refusal %s', async (_how, code, result, notices) => {
    expect(await changed({ code, result })).toEqual({ notices, firstname: 'Noor' });
  });
});

describe('queueSender', () => {
  it('sends nothing without a connection, and again by itself after a failure', async () => {
    const accounts = testAccounts();
    const browser = testSessions(accounts);
    const tab = browser.open();
    const state = { isOnline: false };
    let wakes = 0;
    const { send } = queueSender(tab.holder, {
      isOnline: () => state.isOnline,
      askForWake: () => (wakes += 1),
    });
    await enqueueTask(
      queueOf(tab.holder),
      newTask({ task_id: 't', call: 'user/logout', input: {}, entity: 'session', customer_id: null }),
    );
    await send();
    expect([accounts.calls(), wakes]).toEqual([[], 1]);
    state.isOnline = true;
    accounts.world.isReachable = false;
    await send();
    expect([browser.waits, (await browser.storage.list('tasks')).length, wakes]).toEqual([[1_000], 1, 2]);
    accounts.world.isReachable = true;
    await expect.poll(() => accounts.calls()).toEqual(['user/logout']);
  });
});

describe('register', () => {
  const noor = {
    email: 'noor@example.iq',
    firstname: 'Noor',
    lastname: 'Hasan',
    mobilenumber: '07701234567',
    password: 'right',
    consent: 'You agree to our terms.',
  };

  it('names the customer as the wire does, and signs her in', async () => {
    const accounts = testAccounts();
    const tab = testSessions(accounts).open();
    const { fetch } = tab.holder.place;
    tab.holder.place.fetch = async (request) =>
      request.url.includes('/user/create')
        ? fetch(request).then(() => Response.json({ code: 200, result: noorsProfile }))
        : fetch(request);
    expect([
      await register(tab.holder, noor, { code: 'ar', id: 1 }),
      tab.profile()?.id,
      accounts.asked[0]?.body,
    ]).toEqual([
      { ok: true },
      7,
      {
        customer: {
          email: 'noor@example.iq',
          firstname: 'Noor',
          lastname: 'Hasan',
          store_id: 1,
          custom_attributes: [{ attribute_code: 'mobilenumber', value: '07701234567' }],
        },
        password: 'right',
        consent: { kind: 'terms', text: noor.consent },
      },
    ]);
  });

  it('hands over why there is no account, and signs nobody in', async () => {
    const tab = testSessions(testAccounts()).open();
    tab.holder.place.fetch = async () =>
      Response.json(
        {
          code: 400,
          result: 'A customer with the same email address already exists in an associated website.',
        },
        { status: 400 },
      );
    expect([await register(tab.holder, noor, { code: 'ar', id: 1 }), await tab.holder.kept()]).toEqual([
      { ok: false, text: 'A customer with the same email address already exists in an associated website.' },
      null,
    ]);
  });
});
