export { cardsStep } from './cards-step.ts';
export { issueCards, readAwaiting, readCardLines } from './issue-sql.ts';
export { lockHasRevealed, lockUnseenCodes, releaseUnrevealed } from './release-sql.ts';
