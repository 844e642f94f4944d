export { confirmWithin } from './confirm-within.ts';
export { endByKey, forgetUnconfirmed } from './subscriber-sql.ts';
