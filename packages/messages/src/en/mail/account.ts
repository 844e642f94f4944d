/** Emails and SMS about an account. */
export const accountMail = {
  subject: (shop: string) => `Your account at ${shop} was changed`,
  heading: 'Your account was changed',
  hello: (name: string) => (name === '' ? 'Hello,' : `Hello \u2068${name}\u2069,`),
  changed: {
    password: 'Your password was changed.',
    email: 'The email of your account was changed.',
    telephone: 'The mobile number of your account was changed.',
    login: 'A new way to log in to your account was added.',
    passkeyAdded: 'A passkey was added to your account.',
    passkeyRemoved: 'A passkey was removed from your account.',
  },
  notYou: 'If it wasn’t you, set a new password now and call us.',
  setPassword: 'Set a new password',
  resetSubject: (shop: string) => `Set a new password for ${shop}`,
  resetHeading: 'Set a new password',
  resetText: 'You told us you forgot your password. The link works once, for one hour.',
  resetByCode: 'Or enter this code where you asked for it:',
  deletionSubject: (shop: string) => `Your account at ${shop} will be deleted`,
  deletionHeading: 'Your account will be deleted',
  deletionText: (moment: string) => `We’ll delete your account on ${moment}, as you asked.`,
  deletionUndo:
    'To keep it, log in before then. If you didn’t ask for this, log in and change your password.',
  keptSubject: (shop: string) => `Your account at ${shop} stays`,
  keptHeading: 'Your account stays',
  keptText: 'You logged in, so we won’t delete your account.',
  logIn: 'Log in and keep the account',
};
