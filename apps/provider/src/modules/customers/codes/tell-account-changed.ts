import type { Language } from '@dijla/contract/store-views';
import type { RequestContext } from '../../../call/call-handler.ts';
import type { DatabaseTransaction } from '../../../database/connect.ts';
import { send, type TemplateParams } from '../../messaging/messaging.ts';

/** What changed, and how to reach whoever knows the account by what it was before. */
export type AccountChange = {
  changed: TemplateParams['account-changed']['changed'];
  name: string;
  email: string;
  /** A number that was verified, or null. */
  telephone: string | null;
  language: Language;
  /** Another for each change. */
  cause: string;
};

/** Writes a message about a change of an account, to the old address and to the old number. */
export const tellAccountChanged = (
  transaction: DatabaseTransaction,
  { changed, name, email, telephone, language, cause }: AccountChange,
): Promise<number> => {
  const message = { template: 'account-changed', params: { name, changed }, language, cause } as const;
  return send(transaction, [
    { ...message, channel: 'email', to: email },
    ...(telephone === null ? [] : [{ ...message, channel: 'sms', to: telephone } as const]),
  ]);
};

/** Writes the message about a changed password to its owner. */
export const tellPasswordChanged = (
  transaction: DatabaseTransaction,
  { id, firstname, email }: { id: number; firstname: string; email: string },
  { now, store }: Pick<RequestContext, 'now' | 'store'>,
): Promise<number> =>
  tellAccountChanged(transaction, {
    changed: { password: true },
    name: firstname,
    email,
    telephone: null,
    language: store.language,
    cause: `password of ${id} at ${now}`,
  });
