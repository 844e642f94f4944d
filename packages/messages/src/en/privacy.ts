/** Texts of the page on which customers get their data and delete their account. */
export const privacy = {
  title: 'Privacy',
  data: 'Your data',
  dataIntro:
    'One file with everything we keep about you: your details, addresses, orders, messages, and what you agreed to.',
  getData: 'Get your data',
  dataPassword: 'Enter your password, so that nobody else gets the file.',
  downloading: 'Preparing your file',
  dataReady: 'Your file has been downloaded.',
  fileName: (day: string) => `my-data-${day}.json`,
  deletion: 'Delete your account',
  deletionIntro: 'You’re logged out everywhere at once, and the account goes 14 days later.',
  deleteAccount: 'Delete account',
  whatGoes: 'Your details, addresses, cart, lists, reviews, and messages are erased.',
  whatStays: 'Your orders and invoices stay in our books, without your name, number, email, and address.',
  whatWaits: 'An order that’s on its way is delivered first.',
  howToUndo: 'To keep the account, log in within the 14 days.',
  sendDeletionCode: 'Send the code that confirms it',
  confirmDeletion: 'Delete the account',
  deletedTitle: 'Your account will be deleted',
  deletedText: (day: string) => `We’ll delete it on ${day}. If you log in before then, it stays.`,
  toShop: 'Back to the shop',
};
