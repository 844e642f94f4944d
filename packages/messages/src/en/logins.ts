/** Texts for adding and removing ways to log in, and for what is asked before it. */
export const logins = {
  passkeys: 'Passkeys',
  passkeysIntro: 'Log in with your fingerprint, your face, or your screen lock. There’s nothing to remember.',
  addPasskey: 'Add a passkey',
  passkeyName: 'What you call it',
  passkeyProof: 'Enter your password, so that nobody else adds a passkey.',
  makePasskey: 'Make the passkey',
  adding: 'Adding',
  passkeyAdded: 'Your passkey has been added.',
  notMade: 'No passkey was made. Please try again.',
  neverUsed: 'Not used yet',
  removePasskey: (name: string) => `Remove passkey: ${name}`,
  addLogin: (provider: string) => `Add ${provider}`,
  goToLogin: (provider: string) => `Continue to ${provider}`,
  loginProof: 'Enter your password, so that nobody else adds a way to log in.',
  byCode: 'Use a code instead',
  offline: 'This needs a connection to the internet.',
};
