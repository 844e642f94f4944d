import type { Language } from '@dijla/contract/store-views';
import type { RequestContext } from '../../../call/call-handler.ts';
import type { DatabaseTransaction } from '../../../database/connect.ts';
import { plainOfBuyer, send, type TemplateParams, withinDay } from '../../messaging/messaging.ts';
import { readContactInForce, toContact } from '../sessions/contact-in-force-sql.ts';

/** What changed, and how to reach whoever knows the account by what it was before. */
export type AccountChange = {
  customerId: number;
  changed: TemplateParams['account-changed']['changed'];
  name: string;
  emails: readonly string[];
  /** A number that was verified, or null. */
  telephone: string | null;
  language: Language;
  /** Another for each change. */
  cause: string;
};

/** What the causes of messages about accounts begin with. */
const accountCauses = 'account ';

/** Returns the cause of a message about an account, by which it is found when the account is deleted. */
export const accountCause = (customerId: number, cause: string): string =>
  `${accountCauses}${customerId}: ${cause}`;

/**
 * Messages about changes that one address gets within a day: whoever registers types any, and flips it as often as they
 * like (record 137).
 */
const atMostADay = 5;

/** Writes a message about a change of an account, to the addresses and to the old number. */
export const tellAccountChanged = async (
  transaction: DatabaseTransaction,
  { customerId, changed, name, emails, telephone, language, cause }: AccountChange,
): Promise<number> => {
  const message = {
    template: 'account-changed',
    params: { name: plainOfBuyer(name), changed },
    language,
    cause: accountCause(customerId, cause),
  } as const;
  const messages = toContact(message, { emails, telephone });
  return send(
    transaction,
    await withinDay(transaction, messages, { about: accountCauses, atMost: atMostADay }),
  );
};

/** Writes the message about a changed password to its owner. */
export const tellPasswordChanged = async (
  transaction: DatabaseTransaction,
  { id, firstname }: { id: number; firstname: string },
  { now, store }: Pick<RequestContext, 'now' | 'store'>,
): Promise<number> =>
  tellAccountChanged(transaction, {
    customerId: id,
    changed: { password: true },
    name: firstname,
    emails: (await readContactInForce(transaction, id, now))?.emails ?? [],
    telephone: null,
    language: store.language,
    cause: `password at ${now}`,
  });
