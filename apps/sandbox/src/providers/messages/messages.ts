import { escaped, page } from '../../pages/page.ts';
import type { SandboxAnswer, SandboxProvider, SandboxRequest } from '../../sandbox-provider.ts';
import { findMessage, type InboxMessage, readInbox } from './inbox.ts';

const texts = {
  en: {
    title: 'Inbox',
    none: 'No messages yet. They show up here as soon as the shop sends one.',
    look: 'As an e-mail',
  },
  ar: { title: 'الرسائل', none: 'لا توجد رسائل بعد. تظهر هنا حالما يرسلها المتجر.', look: 'كرسالة بريد' },
};
const channels = { email: 'E-mail', sms: 'SMS', push: 'Push' };

/** An e-mail runs no script and loads nothing, whatever is in it. */
const mailPolicy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox";

const entry = (
  { channel, to, at, subject, text, html, file }: InboxMessage,
  language: 'en' | 'ar',
): string => `<li>
<small>${channels[channel]} · <bdi dir="ltr">${escaped(to)}</bdi> · <time datetime="${escaped(at)}">${escaped(at)}</time></small>
${subject === undefined ? '' : `<div><strong dir="auto">${escaped(subject)}</strong></div>`}
<pre dir="auto">${escaped(text)}</pre>
${html === undefined ? '' : `<a href="/messages/${encodeURIComponent(file)}">${texts[language].look}</a>`}</li>`;

const inboxPage = async (outbox: string, { query, language }: SandboxRequest): Promise<SandboxAnswer> => {
  const messages = await readInbox(outbox, query.get('to'));
  const { title, none } = texts[language];
  const content =
    messages.length === 0
      ? `<p>${none}</p>`
      : `<ul>${messages.map((message) => entry(message, language)).join('')}</ul>`;
  return page({ language, title, content, refresh: 5 });
};

/** Whoever receives the shop's e-mails, SMS and push messages: an inbox of all of them. */
export const messagesProvider = (outbox: string): SandboxProvider => ({
  name: 'messages',
  title: { en: texts.en.title, ar: texts.ar.title },
  scenarios: [],
  answer: async (request) => {
    const { method, path } = request;
    if (method !== 'GET') return null;
    if (path === '' || path === '/') return inboxPage(outbox, request);
    const message = await findMessage(outbox, decodeURIComponent(path.slice(1)));
    return message?.html === undefined ? null : { html: message.html, policy: mailPolicy };
  },
});
