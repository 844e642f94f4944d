import type { Language } from '@dijla/contract/store-views';
import type { TemplateName, TemplateParams } from '../rendering/template.ts';

/** `push`: to a device of a customer. */
export type Channel = 'email' | 'sms' | 'push';

/** Channels with addresses of their own, which bounce and for which an owner writes texts. */
export type AddressChannel = Exclude<Channel, 'push'>;

/** A template with what it is filled with. */
export type MessageContent = {
  [Name in TemplateName]: { template: Name; params: TemplateParams[Name] };
}[TemplateName];

/** A message to be sent once for its cause, recipient and template. */
export type OutgoingMessage = MessageContent & {
  channel: Channel;
  /** An e-mail address, an Iraqi mobile number in any spelling, or a device as `pushRecipient` names it. */
  to: string;
  language: Language;
  /** What it is sent for, such as the name and key of an event. */
  cause: string;
  /** Epoch milliseconds before which it is not sent; at once by default. */
  notBefore?: number;
  /** Epoch milliseconds after which it is of no use any more. */
  notAfter?: number;
};
