import { type Language, languages } from '@dijla/contract/store-views';
import { refusal, type Refusal } from '../../call/refusal.ts';
import type { Settings } from '../../config.ts';
import type { Database } from '../../database/connect.ts';
import {
  type findTemplates,
  framesOf,
  type OwnText,
  placeholdersOf,
  renderMail,
  renderSms,
  type Template,
  type TemplateName,
  type TemplateParams,
  type TextKey,
  unknownPlaceholders,
} from '../../modules/messaging/messaging.ts';
import { findOrderId, orderPagePath, readOrderSummary } from '../../modules/orders/orders.ts';
import type { Stores } from '../../modules/store-views/store-views.ts';
import { orderInMessageOf } from './order-in-message-of.ts';

export type TextParts = {
  database: Database;
  stores: Stores;
  settings: Pick<Settings, 'publicUrl'>;
  secret: string;
};
export type Templates = Awaited<ReturnType<typeof findTemplates>>;

const usualUrl = 'http://localhost:3000';

/** Returns what messages are written with, as the messenger writes them. */
export const framesFor = ({ settings: { publicUrl = usualUrl }, secret, ...parts }: TextParts) =>
  framesOf({ ...parts, publicUrl, orderPath: (order, link) => orderPagePath(order, secret, link) });

/** Returns the template and the language of a text that an owner may write, or the refusal of any other. */
export const editableText = (
  templates: Templates,
  { template: name, channel, language: code }: TextKey,
): { template: Template; language: Language } | Refusal => {
  const template = templates.get(name);
  const way = channel === 'email' ? template?.mail : template?.sms;
  const language = languages.find((each) => each === code);
  return template?.words === undefined || way === undefined || language === undefined
    ? refusal('desk.message-unknown')
    : { template, language };
};

/** Returns the owner's text as it is kept, or the refusal of one that the message could not fill. */
export const checkedText = async (
  template: Template,
  {
    channel,
    language,
    subject,
    text,
  }: { channel: TextKey['channel']; language: Language } & {
    subject?: string | undefined;
    text: string;
  },
  parts: TextParts,
): Promise<OwnText | Refusal> => {
  const own = { subject: channel === 'email' ? (subject ?? '').trim() : null, text };
  if (own.subject === '') return refusal('request.invalid', { problem: 'subject: should not be empty' });
  const known = placeholdersOf(template, await framesFor(parts).writingIn(language));
  const [unknown] = unknownPlaceholders(`${own.subject ?? ''} ${text}`, known);
  return unknown === undefined ? own : refusal('desk.placeholder-unknown', { name: unknown });
};

/** Returns what a template is filled with: its example, with an order of the shop where one is named. */
export const paramsFor = async (
  database: Database,
  template: Template,
  order: string | undefined,
): Promise<TemplateParams[TemplateName] | Refusal> => {
  if (order === undefined || order.trim() === '') return template.example;
  const orderId = await findOrderId(database, order);
  const summary = orderId === undefined ? undefined : await readOrderSummary(database, orderId);
  if (orderId === undefined || summary === undefined) return refusal('order.not-found');
  return { ...template.example, order: orderInMessageOf(orderId, summary) } as TemplateParams[TemplateName];
};

/** Returns what a text says, as plain text. */
export const previewOf = async (
  template: Template,
  {
    params,
    own,
    channel,
    language,
  }: Omit<TextKey, 'language' | 'template'> & {
    params: TemplateParams[TemplateName];
    own: OwnText;
    language: Language;
  },
  parts: TextParts,
): Promise<{ subject: string | null; text: string }> => {
  const frames = framesFor(parts);
  const writing = await frames.writingIn(language);
  if (channel === 'sms') return { subject: null, text: renderSms(template, params, { writing, own }) };
  const frame = { writing, own, ...(await frames.contactIn(language)) };
  const { subject, text } = await renderMail(template, params, frame);
  return { subject, text };
};
