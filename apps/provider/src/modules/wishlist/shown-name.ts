import { hasLink } from '../messaging/messaging.ts';

/** Letters of a first name that others are shown; longer names are cut. */
const longest = 40;

/** Returns the first name as others are shown it; empty where it is no name. */
export const shownName = (firstname: string): string =>
  hasLink(firstname) ? '' : firstname.trim().slice(0, longest);
