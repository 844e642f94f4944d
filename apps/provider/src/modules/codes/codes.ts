export { forgetExpiredCodes } from './code-sql.ts';
export { checkCode, issueCode } from './one-time-code.ts';
