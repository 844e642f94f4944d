import { describe, expect, it } from 'vitest';
import { noGuessLimits } from '../../../http/limits/guess-limits.ts';
import { refusal } from '../../../call/refusal.ts';
import { passwordsOf } from './check-password.ts';
import { passwordHash } from '../password-hash.ts';

const here = {
  whose: { name: 'noor@example.iq' },
  address: '203.0.113.7',
  gone: () => new AbortController().signal,
};
const hash = await passwordHash('Dijla-demo-1');

/** Guess limits that record their calls. */
const noted = () => {
  const notes: string[] = [];
  const begin = async () => {
    notes.push('begun');
    return {
      wasRight: async () => void notes.push('right'),
      wasNotTried: async () => void notes.push('not tried'),
    };
  };
  return { notes, guesses: { begin } };
};

describe('passwordsOf', () => {
  it.each<[string, string | null, string, boolean, string[]]>([
    ['the right password', hash, 'Dijla-demo-1', true, ['begun', 'right']],
    ['a wrong one', hash, 'wrong', false, ['begun']],
    ['any password where there is no account', null, 'Dijla-demo-1', false, ['begun']],
  ])('knows %s, and what counts as a guess', async (_, given, password, isRight, counted) => {
    const { notes, guesses } = noted();
    expect(await passwordsOf({ guesses }).isRight({ ...here, hash: given, password })).toBe(isRight);
    expect(notes).toEqual(counted);
  });

  it('does not look at the password of who has to wait', async () => {
    const wait = refusal('request.too-many', { retryAfterSeconds: 60 });
    expect(
      await passwordsOf({ guesses: { begin: async () => wait } }).isRight({
        ...here,
        hash,
        password: 'Dijla-demo-1',
      }),
    ).toBe(wait);
  });

  it('is busy for who comes when the line is full, and counts no guess of theirs', async () => {
    const { notes, guesses } = noted();
    const left = new AbortController();
    const passwords = passwordsOf({ guesses: noGuessLimits });
    const from = (network: number) => ({ address: `198.51.100.${network}`, gone: () => left.signal });
    const line = Array.from({ length: 102 }, (_, place) =>
      passwords.hashOf('Dijla-demo-1', from(place % 10)),
    );
    expect(await passwords.hashOf('Dijla-demo-1', here)).toMatchObject({ code: 'request.busy' });
    left.abort();
    const answers = await Promise.all(line);
    expect(answers.filter((answer) => typeof answer === 'string')).toHaveLength(2);

    const others = passwordsOf({ guesses });
    expect(
      await others.isRight({ ...here, gone: () => AbortSignal.abort(), hash, password: 'wrong' }),
    ).toMatchObject({ code: 'request.busy' });
    expect(notes).toEqual(['begun', 'not tried']);
  });

  it('is busy for a network beyond its places, while another is served at once', async () => {
    const passwords = passwordsOf({ guesses: noGuessLimits });
    const left = new AbortController();
    const crowd = { address: '2001:db8:1:2::7', gone: () => left.signal };
    const ended: string[] = [];
    const line = Array.from({ length: 21 }, async () => {
      await passwords.hashOf('Dijla-demo-1', crowd);
      ended.push('crowd');
    });
    expect(await passwords.hashOf('Dijla-demo-1', { ...crowd, address: '2001:db8:1:2::8' })).toMatchObject({
      code: 'request.busy',
    });
    expect(await passwords.isRight({ ...here, hash, password: 'Dijla-demo-1' })).toBe(true);
    expect(ended.length).toBeLessThan(20);
    left.abort();
    await Promise.all(line);
  });
});
