export { countWaitingQuestions } from './desk-question-sql.ts';
