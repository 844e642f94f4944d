import type { Language } from '@dijla/contract/store-views';
import type { Delivery } from './delivery.ts';

/** A text for one number, `to` as +9647XXXXXXXXX. `sender` is the name that phones show, where one is set. */
type Sms = { to: string; text: string; language: Language; sender: string | undefined };

/**
 * A gateway for SMS. `send` hands over one message and answers the gateway's number of it, or
 * why it was not taken. Never rejects.
 */
export type SmsSender = { send: (sms: Sms) => Promise<Delivery> };
