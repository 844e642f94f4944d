import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mailboxOf } from './mailbox-of.ts';

describe('mailboxOf', () => {
  it.each([
    ['noor@example.iq', 'noor@example.iq'],
    [' Noor@Example.IQ ', 'noor@example.iq'],
    ['noor+shop@example.iq', 'noor@example.iq'],
    ['NOOR+a+b@example.iq', 'noor@example.iq'],
    ['+noor@example.iq', '+noor@example.iq'],
    ['noor.hasan@example.iq', 'noor.hasan@example.iq'],
  ])('of %j is %j', (email, mailbox) => {
    expect(mailboxOf(email)).toBe(mailbox);
  });

  it('is the same for every label and every spelling, and of itself', () => {
    const word = fc.stringMatching(/^[a-zA-Z0-9.]{1,12}$/);
    fc.assert(
      fc.property(word, word, (box, label) => {
        const mailbox = mailboxOf(`${box}@example.iq`);
        expect(mailboxOf(`${box.toUpperCase()}+${label}@EXAMPLE.iq`)).toBe(mailbox);
        expect(mailboxOf(mailbox)).toBe(mailbox);
      }),
    );
  });
});
