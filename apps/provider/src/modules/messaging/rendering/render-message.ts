import type { MailFrame } from './mail-frame.ts';
import { mailText } from './mail-text.ts';
import type { Attachment, Template, TemplateName, TemplateParams } from './template.ts';

export type RenderedMail = {
  subject: string;
  text: string;
  html: string;
  attachments: readonly Attachment[];
};

/** React is loaded with the first e-mail, because many processes send none. */
const loadMailHtml = async () => (await import('./mail-html.ts')).mailHtml;

/** Writes an e-mail. Throws when the template has none, or cannot be filled. */
export const renderMail = async (
  template: Template,
  params: TemplateParams[TemplateName],
  frame: MailFrame,
): Promise<RenderedMail> => {
  if (template.mail === undefined) throw new Error(`The template ${template.name} has no e-mail.`);
  const [mail, mailHtml] = await Promise.all([template.mail(params, frame.writing), loadMailHtml()]);
  return {
    // One line, whatever is in it: a line break would begin another header.
    subject: mail.subject.replaceAll(/\s+/g, ' ').trim(),
    text: mailText(mail, frame),
    html: await mailHtml(mail, frame),
    attachments: mail.attachments ?? [],
  };
};

/** Writes an SMS. Throws when the template has none, or cannot be filled. */
export const renderSms = (
  template: Template,
  params: TemplateParams[TemplateName],
  { writing }: Pick<MailFrame, 'writing'>,
): string => {
  if (template.sms === undefined) throw new Error(`The template ${template.name} has no SMS.`);
  return template.sms(params, writing);
};
