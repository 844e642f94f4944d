import { languages } from '@dijla/contract/store-views';
import { handleCall } from '../../../call/handle-call.ts';
import { isRefusal, refusal } from '../../../call/refusal.ts';
import { handleDeskWrite } from '../../../modules/audit/audit.ts';
import {
  findTemplates,
  originalText,
  placeholdersOf,
  readOwnTexts,
  saveOwnText,
  send,
  type TextKey,
} from '../../../modules/messaging/messaging.ts';
import {
  checkedText,
  editableText,
  framesFor,
  paramsFor,
  previewOf,
  type TextParts,
} from '../message-texts.ts';

const channels = ['email', 'sms'] as const;
const idOf = ({ template, channel, language }: TextKey): string => `${template} ${channel} ${language}`;
/** Of the program, which do not change while it runs. */
const templates = await findTemplates();

/** `GET /api/desk/message-texts` */
export const listMessageTexts = handleCall('desk/message-texts', (parts: TextParts) => async () => {
  const frames = framesFor(parts);
  const owns = new Map((await readOwnTexts(parts.database)).map((row) => [idOf(row), row]));
  const items = [];
  for (const language of languages) {
    const writing = await frames.writingIn(language);
    for (const template of templates.values())
      for (const channel of channels) {
        const key = { template: template.name, channel, language };
        if (isRefusal(editableText(templates, key))) continue;
        const own = owns.get(idOf(key));
        const shown = own ?? (await originalText(template, channel, writing));
        if (shown === null) continue;
        const { subject, text } = shown;
        const placeholders = placeholdersOf(template, writing);
        items.push({ ...key, placeholders, subject, text, is_own: own !== undefined });
      }
  }
  return { result: { items } };
});

/** `PUT /api/desk/message-texts` */
export const setMessageText = handleDeskWrite(
  'desk/set-message-text',
  (parts: Omit<TextParts, 'database'>) =>
    async ({ body: { subject, text, ...key } }, { transaction, act }) => {
      const found = editableText(templates, key);
      if (isRefusal(found)) return found;
      const { template, language } = found;
      const own = await checkedText(
        template,
        { channel: key.channel, language, subject, text },
        { ...parts, database: transaction },
      );
      if (isRefusal(own)) return own;
      await saveOwnText(transaction, key, own);
      await act({ act: 'changed', entity: 'message_text', entityId: idOf(key), before: null, after: own });
      return { result: true };
    },
);

/** `POST /api/desk/message-texts/reset` */
export const resetMessageText = handleDeskWrite(
  'desk/reset-message-text',
  () =>
    async ({ body: key }, { transaction, act }) => {
      const found = editableText(templates, key);
      if (isRefusal(found)) return found;
      await saveOwnText(transaction, key, null);
      await act({ act: 'reset', entity: 'message_text', entityId: idOf(key), before: null, after: null });
      return { result: true };
    },
);

/** `GET /api/desk/message-texts/preview`: with a real order it shows what its buyer reads. */
export const previewMessage = handleCall(
  'desk/preview-message',
  (parts: TextParts) =>
    async ({ query: { order, subject, text, ...key } }, { staff }) => {
      const found = editableText(templates, key);
      if (isRefusal(found)) return found;
      const { template, language } = found;
      const { channel } = key;
      const own = await checkedText(template, { channel, language, subject, text }, parts);
      if (isRefusal(own)) return own;
      if (order && !staff.permissions.has('orders.read')) return refusal('request.not-permitted');
      const params = await paramsFor(parts.database, template, order);
      if (isRefusal(params)) return params;
      return { result: await previewOf(template, { params, own, channel, language }, parts) };
    },
);

/** `POST /api/desk/message-texts/test` */
export const sendTestMessage = handleDeskWrite(
  'desk/send-test-message',
  () =>
    async ({ body: { order, ...key } }, { transaction, act, staff, now }) => {
      const found = editableText(templates, { ...key, channel: 'email' });
      if (isRefusal(found)) return found;
      const { template, language } = found;
      if (order && !staff.permissions.has('orders.read')) return refusal('request.not-permitted');
      const params = await paramsFor(transaction, template, order);
      if (isRefusal(params)) return params;
      const cause = `test of staff:${staff.id} at ${now}`;
      await send(transaction, [
        { channel: 'email', to: staff.email, template: template.name, params, language, cause } as never,
      ]);
      await act({
        act: 'tested',
        entity: 'message_text',
        entityId: template.name,
        before: null,
        after: { language },
      });
      return { result: true };
    },
);
