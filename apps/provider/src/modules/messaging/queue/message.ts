import type { Language } from '@dijla/contract/store-views';
import type { TemplateName, TemplateParams } from '../rendering/template.ts';

export type Channel = 'email' | 'sms';

/** A template with what it is filled with. */
export type MessageContent = {
  [Name in TemplateName]: { template: Name; params: TemplateParams[Name] };
}[TemplateName];

/** A message to be sent once for its cause, recipient and template. */
export type OutgoingMessage = MessageContent & {
  channel: Channel;
  /** An e-mail address, or an Iraqi mobile number in any spelling. */
  to: string;
  language: Language;
  /** What it is sent for, such as the name and key of an event. */
  cause: string;
  /** Epoch milliseconds before which it is not sent; at once by default. */
  notBefore?: number;
  /** Epoch milliseconds after which it is of no use any more. */
  notAfter?: number;
};
