import { describe, expect, it } from 'vitest';
import { isPasswordOf, passwordHash } from './password-hash.ts';

describe('passwordHash', () => {
  it('is Argon2id with a salt of its own', async () => {
    const [one, other] = [await passwordHash('Dijla-demo-1'), await passwordHash('Dijla-demo-1')];
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(one).not.toBe(other);
  });

  it('knows its password and no other', async () => {
    const hash = await passwordHash('كلمة السر 1');
    expect([
      await isPasswordOf(hash, 'كلمة السر 1'),
      await isPasswordOf(hash, 'كلمة السر 2'),
      await isPasswordOf(hash, ''),
    ]).toEqual([true, false, false]);
  });

  it.each(['', 'plain', '$2y$10$abcdefghijklmnopqrstuv', '$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$'])(
    'takes nothing for the password of %j',
    async (hash) => {
      expect(await isPasswordOf(hash, 'plain')).toBe(false);
    },
  );
});
