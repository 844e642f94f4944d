/** The two ways in. */
export type Entrance = 'login' | 'register';
