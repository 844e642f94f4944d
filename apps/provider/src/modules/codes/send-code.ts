import type { Language } from '@dijla/contract/store-views';
import { isRefusal, refusal, type Refusal } from '../../call/refusal.ts';
import type { Database, DatabaseTransaction } from '../../database/connect.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import type { CodeAsker } from '../../http/limits/code-limits.ts';
import type { RateLimits } from '../../http/limits/rate-limits.ts';
import { type Channel, type MessageContent, send } from '../messaging/messaging.ts';
import type { CodeKey } from './code-hashes.ts';
import { checkCode, issueCode } from './one-time-code.ts';

export type CodeParts = { database: Database; limits: Pick<RateLimits, 'codes'>; secret: string };

/** What a message says of a code. */
export type CodeToTell = { code: string; validMinutes: number };

type OutgoingCode = {
  key: CodeKey;
  channel: Channel;
  /** An e-mail address or a mobile number. */
  to: string;
  language: Language;
  /** What is given back when the code was right. */
  data?: unknown;
  contentOf: (code: CodeToTell) => MessageContent;
  /** Writes what belongs to the code, in its transaction. */
  also?: (transaction: DatabaseTransaction) => Promise<unknown>;
  /** Milliseconds since 1970. */
  now: number;
};

/**
 * Issues a code and writes its message in one transaction. Returns the seconds until another may be sent. How often
 * somebody may ask is counted by the caller (`limits.codes.ask`), before.
 */
export const sendCode = async (
  { database, secret }: Omit<CodeParts, 'limits'>,
  { key, channel, to, language, data, contentOf, also, now }: OutgoingCode,
): Promise<number | Refusal> =>
  inTransaction(database, async (transaction) => {
    const issued = await issueCode(transaction, { ...key, data }, { secret, now });
    if (isRefusal(issued)) return issued;
    const { id, code, expiresAt, resendAt } = issued;
    await send(transaction, [
      {
        channel,
        to,
        ...contentOf({ code, validMinutes: Math.round((expiresAt - now) / 60_000) }),
        language,
        cause: `code ${id}`,
        notAfter: expiresAt,
      },
    ]);
    await also?.(transaction);
    return Math.ceil((resendAt - now) / 1000);
  });

/**
 * Issues a code that nobody gets, for a subject that is nobody's: asking again and guessing at it are answered as for
 * others (`spendCode` gives `data` back in one guess of a million). Returns the seconds until another may be sent.
 */
export const issueUnsentCode = async (
  { database, secret }: Omit<CodeParts, 'limits'>,
  { key, data, now }: Pick<OutgoingCode, 'key' | 'data' | 'now'>,
): Promise<number | Refusal> => {
  const issued = await inTransaction(database, (transaction) =>
    issueCode(transaction, { ...key, data }, { secret, now }),
  );
  return isRefusal(issued) ? issued : Math.ceil((issued.resendAt - now) / 1000);
};

/** Checks a typed code, counts a wrong one, and returns what was kept for it. Used up by this, whatever follows. */
export const spendCode = async (
  { database, limits, secret }: CodeParts,
  { key, asker, typed, now }: { key: CodeKey; asker: CodeAsker; typed: string; now: number },
): Promise<{ data: unknown } | Refusal> => {
  const checked = await checkCode(database, { ...key, code: typed }, { secret, now });
  if (checked.outcome === 'wrong') {
    await limits.codes.wasWrong(asker);
    return refusal('user.code-wrong', { left: checked.triesLeft });
  }
  if (checked.outcome !== 'used')
    return refusal(checked.outcome === 'expired' ? 'user.code-expired' : 'user.code-too-many');
  await limits.codes.wasRight(asker);
  return { data: checked.data };
};
