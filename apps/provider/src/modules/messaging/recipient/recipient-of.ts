import { z } from 'zod';
import type { Channel } from '../queue/message.ts';
import { mobileNumberOf } from './mobile-number-of.ts';

const address = z.email().max(254);

/** Returns an e-mail address as it is compared: trimmed, in lower case. Null when it is none. */
export const mailAddressOf = (written: string): string | null => {
  const { success, data } = address.safeParse(written.trim().toLowerCase());
  return success ? data : null;
};

/** A customer and one of her devices, as `pushRecipient` names them. */
const device = /^\d{1,10}\.[\w-]{43}$/;

/** Returns where a channel's messages go, in one spelling; null when the channel cannot reach it. */
export const recipientOf = (channel: Channel, written: string): string | null =>
  channel === 'push'
    ? (device.exec(written)?.[0] ?? null)
    : channel === 'email'
      ? mailAddressOf(written)
      : mobileNumberOf(written);
