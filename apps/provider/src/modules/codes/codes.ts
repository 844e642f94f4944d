export type { CodeKey } from './code-hashes.ts';
export { forgetExpiredCodes } from './code-sql.ts';
export { type CodeParts, type CodeToTell, issueUnsentCode, sendCode, spendCode } from './send-code.ts';
