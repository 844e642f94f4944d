/** Texts of digital cards, in the account and behind the link of a message. */
export const digitalCards = {
  order: 'Order',
  reveal: 'Show code',
  revealHint: 'Once you’ve seen the code, the card can’t be returned.',
  code: 'Code',
  pin: 'PIN',
  copy: 'Copy',
  copied: 'Copied',
  unreadable: 'We can’t read this code. Please call us.',
  none: 'No digital cards yet',
  noneHint: 'Codes you buy appear here as soon as they’re paid for.',
  needsLink: 'Open the link from the message we sent you when your cards were ready.',
  keepLink: 'Anyone with your link can see these codes, so keep it to yourself.',
  noAnswer: 'We can’t load this right now. Check your connection and try again.',
  tryAgain: 'Try again',
};
