import type { Block } from './blocks.ts';
import type { Writing } from './writing.ts';

/**
 * What each template is filled with, by its name. A template's file adds its row:
 * `declare module './template.ts' { interface TemplateParams { notice: Notice } }`. Params are
 * stored as JSON until the message is sent.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- an interface, because only interfaces can be added to
export interface TemplateParams {}

export type TemplateName = keyof TemplateParams & string;

/**
 * `service`: about something the recipient did. `code`: a one-time code, wiped as soon as it is sent.
 * `marketing`: an SMS of this kind waits while it is night.
 */
export type MessageKind = 'service' | 'code' | 'marketing';

export type Attachment = { filename: string; contentType: string; content: Uint8Array };

export type Mail = {
  subject: string;
  heading: string;
  blocks: readonly Block[];
  /** Why the recipient gets it, in the footer. */
  reason: string;
  attachments?: readonly Attachment[];
  /** Of advertising: the address to which a mail program posts when its reader wants no more (RFC 8058). */
  unsubscribeUrl?: string;
  /**
   * What a notification on a device says below the subject; without it none is sent. One of the same topic replaces
   * another; its first button is where it leads.
   */
  notice?: { text: string; topic: string };
};

/**
 * A message: its e-mail and what a notification says of it, its SMS, or both. They are written when it is sent, in its language. A name never
 * changes, because messages that wait name it.
 */
export type Template<Name extends TemplateName = TemplateName> = {
  name: Name;
  kind: MessageKind;
  /** What its preview and its tests fill it with. */
  example: TemplateParams[Name];
  mail?: (params: TemplateParams[Name], writing: Writing) => Mail | Promise<Mail>;
  sms?: (params: TemplateParams[Name], writing: Writing) => string;
  /**
   * What the placeholders of the owner's own text stand for, by their names. A template without it keeps the program's
   * words: a code or the way to a new password is not to be lost by a slip.
   */
  words?: (params: TemplateParams[Name], writing: Writing) => Readonly<Record<string, string>>;
};

/** Types a template by its name. A file of the folder `templates` exports its result as `template`. */
export const messageTemplate = <Name extends TemplateName>(definition: Template<Name>): Template =>
  definition as unknown as Template;
