/** Code of the customer group of whoever is not signed in, as the wire names it. */
export const guestGroup = 'NOT LOGGED IN';
