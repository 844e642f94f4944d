/** The form shown: login or registration. */
export type Entrance = 'login' | 'register';
