import { pluralEnglish } from '../../plural.ts';

/** Questions about a product, and their answers. */
export const questions = {
  title: 'Questions and answers',
  none: 'Nobody has asked about this product yet.',
  ask: 'Ask a question',
  question: 'Your question',
  nickname: 'Your name as others see it',
  email: 'Email for the answer (optional)',
  emailHint: 'We write to you when there’s an answer. Nobody else sees it.',
  wrongEmail: 'Enter an email address, or leave it empty.',
  gap: 'Write 2 letters at least.',
  send: 'Send question',
  sending: 'Sending...',
  failed: 'We couldn’t send it',
  offline: 'You’re offline. Send it once you’re connected.',
  thanks: 'Thank you! We read everything before it appears here.',
  shop: 'The shop',
  buyer: 'Bought here',
  answerThis: 'Answer',
  yourAnswer: 'Your answer',
  sendAnswer: 'Send answer',
  helpful: 'Helpful',
  helpfulTo: (count: number) =>
    pluralEnglish(count, {
      one: '1 customer found this helpful',
      other: `${count} customers found this helpful`,
    }),
  more: 'Show more questions',
  unread: 'We can’t show the questions right now. Check your connection and try again.',
  tryAgain: 'Try again',
  noAnswer: 'That didn’t work. Check your connection and try again.',
};
