import { describe, expect, it } from 'vitest';
import { senderRecords } from './sender-domain.ts';

const key = 'v=DKIM1; k=rsa; p=MIGfMA0';

/** What a domain's name servers say, by name; null: they do not answer. */
const asked = (texts: Readonly<Record<string, string[] | null>>, selector?: string) =>
  senderRecords('shop.iq', { selector, read: async (name) => (name in texts ? (texts[name] ?? null) : []) });
const statesOf = async (...given: Parameters<typeof asked>) =>
  (await asked(...given)).map(({ kind, state }) => `${kind} ${state}`).join(', ');

describe('senderRecords', () => {
  it.each([
    ['nothing is there', {}, 'spf missing, dkim missing, dmarc missing'],
    [
      'all is there',
      {
        'shop.iq': ['google-site-verification=x', 'v=spf1 include:mail.example -all'],
        's1._domainkey.shop.iq': [key],
        '_dmarc.shop.iq': ['v=DMARC1; p=quarantine; rua=mailto:a@shop.iq'],
      },
      'spf fine, dkim fine, dmarc fine',
    ],
    [
      'all of it is weak',
      {
        'shop.iq': ['v=spf1 +all'],
        'default._domainkey.shop.iq': ['v=DKIM1; p='],
        '_dmarc.shop.iq': ['v=DMARC1; p=none'],
      },
      'spf weak, dkim weak, dmarc weak',
    ],
    [
      'there are two of SPF, of which mailboxes take none',
      { 'shop.iq': ['v=spf1 -all', 'v=spf1 ~all'] },
      'spf weak, dkim missing, dmarc missing',
    ],
    [
      'nobody answers',
      { 'shop.iq': null, '_dmarc.shop.iq': null },
      'spf unknown, dkim missing, dmarc unknown',
    ],
  ])('where %s', async (_, texts, states) => expect(await statesOf(texts)).toBe(states));

  it('looks for a key under the name that is given, and says where it belongs', async () => {
    const texts = { 'mine._domainkey.shop.iq': [key], 's1._domainkey.shop.iq': [key] };
    const [, dkim] = await asked(texts, 'mine');
    expect(dkim).toEqual({ kind: 'dkim', state: 'fine', name: 'mine._domainkey.shop.iq', found: key });
    const [, other] = await asked(texts, 'other');
    expect(other).toMatchObject({ state: 'missing', name: 'other._domainkey.shop.iq' });
    const [, none] = await asked({});
    expect(none).toMatchObject({ state: 'missing', name: '*._domainkey.shop.iq' });
  });
});
