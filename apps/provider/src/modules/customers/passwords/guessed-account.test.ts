import { describe, expect, it } from 'vitest';
import { guessedAccount } from './guessed-account.ts';

describe('guessedAccount', () => {
  it('is one for an account whatever else is known of it, and never that of a name', () => {
    const account = { id: 7, email: 'noor@example.iq' };
    expect([
      guessedAccount(account),
      guessedAccount({ id: 7 }),
      guessedAccount({ name: '7' }),
      guessedAccount({ name: 'customer 7' }),
    ]).toEqual(['customer 7', 'customer 7', 'name 7', 'name customer 7']);
  });
});
