import { inTransaction } from '@dijla/provider/database/in-transaction';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { runs } from '@dijla/test-kit/thoroughness';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { isRefusal } from '../../call/refusal.ts';
import { connect } from '../../database/database.ts';
import { forgetExpiredCodes } from './codes.ts';
import { checkCode, issueCode } from './one-time-code.ts';

const { db, url } = await testDatabase();
/** Two processes of one shop. */
const processes = [1, 2].map((number) => connect({ url, applicationName: `process ${number}`, poolSize: 8 }));
afterAll(() => Promise.all(processes.map(({ close }) => close())));
const processAt = (place: number) => processes[place % 2]?.db ?? db;

const secret = 'a secret of this shop, and of no other one';
const start = Date.parse('2026-11-28T09:00:00Z');
const key = { purpose: 'track-order', subject: '07701234567', address: '192.0.2.1' };
const second = 1000;

const issue = (at: number, asked: Parameters<typeof issueCode>[1] = key, database = db) =>
  inTransaction(database, (transaction) => issueCode(transaction, asked, { secret, now: at }));
/** Returns the code that is sent. */
const sentAt = async (at: number, asked: Parameters<typeof issueCode>[1] = key): Promise<string> => {
  const issued = await issue(at, asked);
  if (isRefusal(issued)) throw new Error('a code was refused');
  return issued.code;
};
const check = (
  code: string,
  at: number,
  { asked = key as typeof key & { device?: string }, database = db } = {},
) => checkCode(database, { ...asked, code }, { secret, now: at });
const subjectOf = (number: number) => ({ ...key, subject: `0770${number}` });
/** A code that is certainly wrong. */
const wrongFor = (code: string, place = 0): string =>
  String((Number(code) + 1 + (place % 999_998)) % 1_000_000).padStart(6, '0');

describe('a code', () => {
  it('is six digits, good for five minutes, and gives back what was kept for it', async () => {
    const asked = { ...subjectOf(1), data: { order: 10_024 } };
    const issued = await issue(start, asked);
    expect(issued).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      code: expect.stringMatching(/^\d{6}$/),
      resendAt: start + 60 * second,
      expiresAt: start + 300 * second,
    });
    expect(await check((issued as { code: string }).code, start + 299 * second, { asked })).toEqual({
      outcome: 'used',
      data: { order: 10_024 },
    });
  });

  it('is used once', async () => {
    const asked = subjectOf(2);
    const code = await sentAt(start, asked);
    expect([await check(code, start, { asked }), await check(code, start, { asked })]).toEqual([
      { outcome: 'used', data: null },
      { outcome: 'expired' },
    ]);
  });

  it('expires, by the clock it is asked with', async () => {
    const asked = subjectOf(3);
    const code = await sentAt(start, asked);
    expect(await check(code, start + 300 * second, { asked })).toEqual({ outcome: 'expired' });
    expect(await check(code, start + 300 * second - 1, { asked })).toMatchObject({ outcome: 'used' });
  });

  it('is dead after five wrong tries, for whoever knows it too', async () => {
    const asked = subjectOf(4);
    const code = await sentAt(start, asked);
    const outcomes: unknown[] = [];
    for (let place = 0; place < 5; place += 1)
      outcomes.push(await check(wrongFor(code, place), start, { asked }));
    expect(outcomes).toEqual([4, 3, 2, 1, 0].map((triesLeft) => ({ outcome: 'wrong', triesLeft })));
    expect(await check(code, start, { asked })).toEqual({ outcome: 'too-many' });
    expect(await check(code, start + 300 * second, { asked })).toEqual({ outcome: 'expired' });
  });

  it.each([
    ['Arabic', (code: string) => code.replace(/\d/g, (digit) => String.fromCharCode(0x0660 + Number(digit)))],
    [
      'Persian',
      (code: string) => code.replace(/\d/g, (digit) => String.fromCharCode(0x06f0 + Number(digit))),
    ],
    [
      'Latin with spaces and marks of direction',
      (code: string) => `\u200e ${code.slice(0, 3)}-${code.slice(3)} \u200f`,
    ],
  ])('is read in %s digits', async (_, write) => {
    const asked = { ...key, subject: `digits ${_}` };
    const code = await sentAt(start, asked);
    expect(await check(write(code), start, { asked })).toMatchObject({ outcome: 'used' });
  });

  it('opens nothing but its own purpose and subject', async () => {
    const asked = subjectOf(5);
    const code = await sentAt(start, asked);
    await sentAt(start, { ...asked, purpose: 'sign-in' });
    await sentAt(start, subjectOf(55));
    const others = [{ ...asked, purpose: 'sign-in' }, subjectOf(55)];
    const outcomes = await Promise.all(others.map((other) => check(code, start, { asked: other })));
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(['wrong', 'wrong']);
    expect(
      await checkCode(db, { ...asked, code }, { secret: 'the secret of another shop', now: start }),
    ).toEqual({
      outcome: 'expired',
    });
  });

  it('stands nowhere in the database that can be read, nor does whom it is for', async () => {
    const asked = { ...key, subject: '07809988776', address: '198.51.100.77', device: 'device-of-zainab' };
    const code = await sentAt(start, asked);
    const { rows } = await sql<{ line: string }>`select c::text as line from one_time_code c`.execute(db);
    const text = rows.map(({ line }) => line).join('\n');
    expect(rows.length).toBeGreaterThan(0);
    // Digits of times and ids aside, a code would be a field of its own.
    for (const word of [`,${code},`, asked.subject, asked.address, asked.device])
      expect(text).not.toContain(word);
  });
});

describe('issueCode', () => {
  it('waits a minute before the next, says how long, and ends the code before it', async () => {
    const asked = subjectOf(6);
    const first = await sentAt(start, asked);
    expect(await issue(start + 18_500, asked)).toMatchObject({
      code: 'request.too-many',
      data: { retryAfterSeconds: 42 },
    });
    expect(await issue(start + 60 * second - 1, asked)).toMatchObject({ data: { retryAfterSeconds: 1 } });
    const next = await sentAt(start + 60 * second, asked);
    const at = start + 61 * second;
    expect(await check(first === next ? wrongFor(next) : first, at, { asked })).toEqual({
      outcome: 'wrong',
      triesLeft: 4,
    });
    expect(await check(next, at, { asked })).toMatchObject({ outcome: 'used' });
  });

  it('sends one of many asked for at once, also by two processes', async () => {
    const asked = subjectOf(7);
    const issued = await Promise.all(
      Array.from({ length: 24 }, (_, place) => issue(start, asked, processAt(place))),
    );
    const sent = issued.filter((each) => !isRefusal(each));
    expect(sent).toHaveLength(1);
    expect(await check((sent[0] as { code: string }).code, start, { asked })).toMatchObject({
      outcome: 'used',
    });
  });

  it('sends nothing when its transaction is rolled back, and the next at once', async () => {
    const asked = subjectOf(8);
    await expect(
      inTransaction(db, async (transaction) => {
        await issueCode(transaction, asked, { secret, now: start });
        throw new Error('no message could be written');
      }),
    ).rejects.toThrow('no message');
    expect(isRefusal(await issue(start, asked))).toBe(false);
  });

  it('lets nobody else end, delay or use up a code: each device and network has its own', async () => {
    const owner = { ...subjectOf(9), device: 'of the owner' };
    const strangers = [
      { ...owner, device: 'of a stranger' },
      { ...subjectOf(9), address: owner.address },
      { ...subjectOf(9), address: '203.0.113.7' },
    ];
    const code = await sentAt(start, owner);
    for (const stranger of strangers) {
      for (let place = 0; place < 6; place += 1)
        await check(wrongFor(code, place), start, { asked: stranger });
      await sentAt(start, stranger);
      expect((await check(code, start, { asked: stranger })).outcome).toBe('wrong');
    }
    // The owner's phone is on another network by now.
    const moved = { ...owner, address: '192.0.2.200' };
    expect(await check(code, start, { asked: moved })).toMatchObject({ outcome: 'used' });
  });
});

describe('checkCode', () => {
  it('counts five of fifty guesses at once by two processes, and lets one of the right ones in', async () => {
    const [wrong, mixed] = [subjectOf(10), subjectOf(11)];
    const code = await sentAt(start, wrong);
    const guessAll = (asked: typeof key, guesses: readonly string[]) =>
      Promise.all(guesses.map((guess, place) => check(guess, start, { asked, database: processAt(place) })));
    const tally = (checked: readonly { outcome: string }[]) =>
      Object.fromEntries(
        [...Map.groupBy(checked, ({ outcome }) => outcome)].map(([name, of]) => [name, of.length]),
      );
    const all = await guessAll(
      wrong,
      Array.from({ length: 50 }, (_, place) => wrongFor(code, place)),
    );
    expect(tally(all)).toEqual({ wrong: 5, 'too-many': 45 });
    expect(all.flatMap((each) => ('triesLeft' in each ? [each.triesLeft] : [])).toSorted()).toEqual([
      0, 1, 2, 3, 4,
    ]);
    const right = await sentAt(start, mixed);
    const once = await guessAll(
      mixed,
      Array.from({ length: 50 }, () => right),
    );
    expect(tally(once)).toEqual({ used: 1, expired: 49 });
  });

  it('keeps counting what a failed transaction guessed: it is refused inside of one', async () => {
    const asked = subjectOf(12);
    const code = await sentAt(start, asked);
    await expect(
      inTransaction(db, (transaction) => check(code, start, { asked, database: transaction })),
    ).rejects.toThrow('outside of transactions');
  });

  it('never counts more than five wrong ones of a code nor uses it twice, whatever meets', async () => {
    let subjects = 1000;
    const act = fc.oneof(
      { weight: 4, arbitrary: fc.constant('wrong' as const) },
      { weight: 2, arbitrary: fc.constant('right' as const) },
      { weight: 1, arbitrary: fc.constant('again' as const) },
    );
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 4, maxLength: 30 }), async (acts) => {
        const asked = subjectOf((subjects += 1));
        const code = await sentAt(start, asked);
        const results = await Promise.all(
          acts.map(async (each, place) => {
            const database = processAt(place);
            // Too early for another code, so that all guesses are at this one.
            if (each === 'again')
              return isRefusal(await issue(start + second, asked, database)) ? 'waits' : 'sent';
            const guess = each === 'right' ? code : wrongFor(code, place);
            return (await check(guess, start + second, { asked, database })).outcome;
          }),
        );
        const count = (outcome: string) => results.filter((each) => each === outcome).length;
        const [used, wrong] = [count('used'), count('wrong')];
        expect([used <= 1, wrong <= 5, count('sent')]).toEqual([true, true, 0]);
        const wrongTries = acts.filter((each) => each === 'wrong').length;
        const isGuessed = acts.includes('right');
        // Either it was used, or it died of five wrong tries, or nobody had it right.
        expect(used === 1 || wrong === 5 || (!isGuessed && wrong === wrongTries)).toBe(true);
      }),
      { numRuns: runs({ usual: 20, all: 300 }) },
    );
  });
});

describe('forgetExpiredCodes', () => {
  it('deletes codes that have expired, and no other', async () => {
    await sql`delete from one_time_code`.execute(db);
    await sentAt(start - 300 * second, subjectOf(20));
    const young = await sentAt(start - 300 * second + 1, subjectOf(21));
    expect(await forgetExpiredCodes(db, start)).toBe(1);
    expect(await check(young, start, { asked: subjectOf(21) })).toMatchObject({ outcome: 'used' });
  });
});
