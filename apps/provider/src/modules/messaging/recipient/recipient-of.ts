import { z } from 'zod';
import type { Channel } from '../queue/message.ts';
import { mobileNumberOf } from './mobile-number-of.ts';

const address = z.email().max(254);

/** Returns an e-mail address as it is compared: trimmed, in lower case. Null when it is none. */
const mailAddressOf = (written: string): string | null => {
  const { success, data } = address.safeParse(written.trim().toLowerCase());
  return success ? data : null;
};

/** Returns where a channel's messages go, in one spelling; null when the channel cannot reach it. */
export const recipientOf = (channel: Channel, written: string): string | null =>
  channel === 'email' ? mailAddressOf(written) : mobileNumberOf(written);
