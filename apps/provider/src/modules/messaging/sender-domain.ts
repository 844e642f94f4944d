import { Resolver } from 'node:dns/promises';

type Kind = 'spf' | 'dkim' | 'dmarc';
type State = 'fine' | 'missing' | 'weak' | 'unknown';

/** A record by which mailboxes tell a domain's e-mails from forged ones, where it belongs and what is there. */
export type SenderRecord = { kind: Kind; state: State; name: string; found: string | null };

/** Returns the texts at a name; null when nobody answered. */
export type ReadTexts = (name: string) => Promise<string[] | null>;

/** Milliseconds and tries of one question; all are asked at once. */
const [patienceMs, tries] = [2000, 2];
/** Under which providers of mail usually put their keys. */
const usualSelectors = [
  'default',
  'dkim',
  'mail',
  'google',
  'selector1',
  'selector2',
  's1',
  's2',
  'k1',
  'smtp',
];

const saysNothingThere = new Set(['ENODATA', 'ENOTFOUND']);

/** Returns a reader of texts that asks the machine's name servers for at most four seconds. */
export const nameServerTexts = (): ReadTexts => {
  const resolver = new Resolver({ timeout: patienceMs, tries });
  return async (name) => {
    try {
      return (await resolver.resolveTxt(name)).map((parts) => parts.join(''));
    } catch (error) {
      return saysNothingThere.has((error as NodeJS.ErrnoException).code ?? '') ? [] : null;
    }
  };
};

/** Longest record that is shown. */
const shownAtMost = 500;

const recordOf = (
  kind: Kind,
  name: string,
  { texts, isIt, isWeak }: { texts: string[] | null; isIt: RegExp; isWeak: (text: string) => boolean },
): SenderRecord => {
  if (texts === null) return { kind, name, state: 'unknown', found: null };
  const found = texts.filter((text) => isIt.test(text.trim()));
  const [one] = found;
  if (one === undefined) return { kind, name, state: 'missing', found: null };
  // Of two, mailboxes take none.
  const state = found.length > 1 || isWeak(one) ? 'weak' : 'fine';
  return { kind, name, state, found: found.join(' | ').slice(0, shownAtMost) };
};

const dkimOf = async (
  domain: string,
  selector: string | undefined,
  read: ReadTexts,
): Promise<SenderRecord> => {
  const names = (selector === undefined ? usualSelectors : [selector]).map(
    (each) => `${each}._domainkey.${domain}`,
  );
  const records = await Promise.all(
    names.map(async (name) =>
      recordOf('dkim', name, {
        texts: await read(name),
        isIt: /(?:^|;)\s*p=/i,
        // An empty key says that it was taken back.
        isWeak: (text) => /(?:^|;)\s*p=\s*(?:;|$)/i.test(text),
      }),
    ),
  );
  const of = (state: State) => records.find((record) => record.state === state);
  const shown = of('fine') ?? of('weak') ?? of('unknown') ?? records[0];
  if (shown === undefined) throw new Error('no selector was asked for');
  return selector === undefined && shown.state === 'missing'
    ? { ...shown, name: `*._domainkey.${domain}` }
    : shown;
};

/** Returns what is said of a domain that sends e-mail: SPF, DKIM under `selector` or usual names, and DMARC. */
export const senderRecords = async (
  domain: string,
  { selector, read }: { selector?: string | undefined; read: ReadTexts },
): Promise<SenderRecord[]> => {
  const dmarc = `_dmarc.${domain}`;
  const [ofDomain, ofDmarc, dkim] = await Promise.all([
    read(domain),
    read(dmarc),
    dkimOf(domain, selector, read),
  ]);
  return [
    recordOf('spf', domain, {
      texts: ofDomain,
      isIt: /^v=spf1(?:\s|$)/i,
      // It lets anybody send, or says of nobody else that they may not.
      isWeak: (text) => /\+all|\?all/i.test(text) || !/(?:[-~]all|redirect=)/i.test(text),
    }),
    dkim,
    recordOf('dmarc', dmarc, {
      texts: ofDmarc,
      isIt: /^v=DMARC1(?:\s|;|$)/i,
      isWeak: (text) => !/;\s*p=\s*(?:quarantine|reject)/i.test(text),
    }),
  ];
};
