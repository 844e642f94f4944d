export { confirmWithin } from './confirm-within.ts';
export { mailboxOf } from './mailbox-of.ts';
export { endByKey, forgetUnconfirmed } from './subscriber-sql.ts';
