import { describe, expect, it } from 'vitest';
import { type SmtpFailure, smtpOutcome } from './smtp-outcome.ts';

const at = (command: string, response: string): SmtpFailure => ({
  code: 'EENVELOPE',
  command,
  response,
  responseCode: Number(response.slice(0, 3)),
});
const dead = { outcome: 'never', isDeadAddress: true };
const refused = { outcome: 'never', isDeadAddress: false };
const again = { outcome: 'again' };

describe('smtpOutcome', () => {
  it.each<[SmtpFailure, object]>([
    [at('RCPT TO', '550 5.1.1 <noor@example.iq>: no such user'), dead],
    [at('RCPT TO', '550-5.1.1 The account does not exist'), dead],
    [at('RCPT TO', '550 No such user here'), dead],
    [at('RCPT TO', '553 mailbox name not allowed'), dead],
    [at('RCPT TO', '556 5.1.10 domain takes no mail'), dead],
    [at('RCPT TO', '550 5.2.1 mailbox disabled'), dead],
    [at('DATA', '550 5.1.1 no such user'), dead],
    [at('RCPT TO', '552 5.2.2 mailbox full'), refused],
    [at('RCPT TO', '550 5.7.1 relaying denied'), refused],
    [at('RCPT TO', '550 relay not permitted'), refused],
    [at('RCPT TO', '554 5.7.1 blocked by a list'), refused],
    [at('DATA', '554 5.6.0 message refused'), refused],
    [at('DATA', '550 looks like spam'), refused],
    [at('MAIL FROM', '550 5.1.1 sender unknown'), refused],
    [at('RCPT TO', '452 4.2.2 too many messages'), again],
    [at('RCPT TO', '450 4.7.1 greylisted, try later'), again],
    [at('DATA', '451 4.3.0 local error'), again],
    [at('AUTH PLAIN', '535 5.7.8 wrong password'), again],
    [at('CONN', '554 5.3.2 no service'), again],
    [{ code: 'ECONNREFUSED', command: 'CONN' }, again],
    [{ code: 'ETIMEDOUT', command: 'CONN' }, again],
  ])('of %j is %j', (failure, outcome) => {
    expect(smtpOutcome(failure, false)).toMatchObject(outcome);
  });

  it('is unknown when the server has the message and says nothing', () => {
    expect(smtpOutcome({ code: 'ETIMEDOUT', command: 'CONN' }, true).outcome).toBe('unknown');
    expect(smtpOutcome(at('DATA', '451 4.3.0 local error'), true).outcome).toBe('again');
    expect(smtpOutcome(at('DATA', '554 no'), true).outcome).toBe('never');
  });

  it('names codes, never the server’s words', () => {
    const outcome = smtpOutcome(at('RCPT TO', '550 5.1.1 <noor@example.iq>: no such user'), false);
    expect(outcome).toMatchObject({ error: 'SMTP 550 5.1.1 at RCPT TO' });
    expect(smtpOutcome({ code: 'ECONNREFUSED', command: 'CONN' }, false)).toMatchObject({
      error: 'SMTP ECONNREFUSED at CONN',
    });
  });
});
