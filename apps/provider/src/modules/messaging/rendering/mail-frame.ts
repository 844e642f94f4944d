import type { Contact } from '@dijla/contract/client';
import type { Writing } from './writing.ts';

/** What stands around every e-mail of a store view. */
export type MailFrame = { writing: Writing; contact: Contact; address: string | null };
