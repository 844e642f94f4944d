export { forgetUsedChallenges, useChallenge } from './used-challenge-sql.ts';
