import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testAccounts, testSessions } from '../../testing/test-session.ts';
import { openAccount } from './open-account.ts';

const noor = {
  email: 'noor@example.iq',
  firstname: 'Noor',
  lastname: 'Hasan',
  mobilenumber: '07701234567',
  password: 'right',
  consent: 'You agree to our terms.',
};
const store = { code: 'en', id: 2 } as const;

/** A guest's tab before a provider where the customer has not registered yet, or has. */
const guest = (isRegistered = false) => {
  const accounts = testAccounts();
  accounts.world.isRegistered = isRegistered;
  const tab = testSessions(accounts).open();
  const asked = new Set<string>();
  return { accounts, tab, open: (given = noor) => openAccount(tab.holder, given, { store, asked }) };
};

describe('openAccount', () => {
  it('registers, then signs in', async () => {
    const { accounts, tab, open } = guest();
    expect([await open(), accounts.calls(), (await tab.holder.kept())?.profile.email]).toEqual([
      { ok: true },
      ['user/create', 'user/login', 'user/me token-1'],
      noor.email,
    ]);
  });

  it('wire §6.2: sends the delivery address as the first of the address book', async () => {
    const { accounts, tab } = guest();
    const addresses = [
      {
        country_id: 'IQ',
        street: ['1'],
        city: 'Karrada',
        firstname: 'Noor',
        lastname: 'Hasan',
        default_shipping: true,
      },
    ];
    await openAccount(tab.holder, { ...noor, addresses }, { store, asked: new Set() });
    expect(accounts.asked[0]?.body).toMatchObject({ customer: { addresses } });
  });

  it('hands over the words of a refusal, tries nothing else and keeps nobody signed in', async () => {
    const { accounts, tab, open } = guest(true);
    expect([await open(), accounts.calls(), await tab.holder.kept()]).toEqual([
      { ok: false, text: 'A customer with the same email address already exists.' },
      ['user/create'],
      null,
    ]);
  });

  it('says nothing of its own without an answer, and ends well once there is one', async () => {
    const { accounts, open } = guest();
    accounts.world.isReachable = false;
    expect(await open()).toEqual({ ok: false, text: '' });
    accounts.world.isReachable = true;
    expect(await open()).toEqual({ ok: true });
  });

  it('takes no account for another’s because its own creation arrived unanswered', async () => {
    const { accounts, open } = guest();
    accounts.world.lost = ['after'];
    expect([await open(), await open()]).toEqual([{ ok: false, text: '' }, { ok: true }]);
    expect(accounts.calls().filter((call) => call === 'user/create')).toHaveLength(1);
  });

  it('refuses an account that was there before, however often an answer was lost', async () => {
    const { accounts, open } = guest(true);
    accounts.world.lost = ['before'];
    await open({ ...noor, password: 'another' });
    expect(await open({ ...noor, password: 'another' })).toEqual({
      ok: false,
      text: 'A customer with the same email address already exists.',
    });
  });

  it('registers once and signs in, wherever the network fails', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom('before' as const, 'after' as const, 'none' as const), { maxLength: 9 }),
        async (lost) => {
          const { accounts, tab, open } = guest();
          accounts.world.lost = [...lost];
          let outcome = await open();
          for (let tries = 0; !outcome.ok && tries < 12; tries += 1) {
            expect(outcome).toEqual({ ok: false, text: '' });
            outcome = await open();
          }
          expect([outcome.ok, (await tab.holder.kept())?.profile.email]).toEqual([true, noor.email]);
        },
      ),
    );
  });
});
