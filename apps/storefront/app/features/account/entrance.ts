/** What is shown before somebody is signed in, or to confirm the number of a new account. */
export type Entrance = 'login' | 'return' | 'native' | 'register' | 'verify' | 'forgot' | 'code' | 'change';
