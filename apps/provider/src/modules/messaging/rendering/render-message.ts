import type { MailFrame } from './mail-frame.ts';
import { mailText } from './mail-text.ts';
import { ownMail, ownSms, type OwnText } from './own-text.ts';
import type { Attachment, Template, TemplateName, TemplateParams } from './template.ts';

export type RenderedMail = {
  subject: string;
  text: string;
  html: string;
  attachments: readonly Attachment[];
  unsubscribeUrl: string | null;
};

/** React is loaded with the first e-mail, because many processes send none. */
const loadMailHtml = async () => (await import('./mail-html.ts')).mailHtml;

/** Writes an e-mail, with the owner's own text where there is one. Throws when the template has none, or cannot be filled. */
export const renderMail = async (
  template: Template,
  params: TemplateParams[TemplateName],
  { own, ...frame }: MailFrame & { own?: OwnText | undefined },
): Promise<RenderedMail> => {
  if (template.mail === undefined) throw new Error(`The template ${template.name} has no e-mail.`);
  const [written, mailHtml] = await Promise.all([template.mail(params, frame.writing), loadMailHtml()]);
  const mail =
    own === undefined ? written : ownMail(written, own, template.words?.(params, frame.writing) ?? {});
  return {
    // One line, whatever is in it: a line break would begin another header.
    subject: mail.subject.replaceAll(/\s+/g, ' ').trim(),
    text: mailText(mail, frame),
    html: await mailHtml(mail, frame),
    attachments: mail.attachments ?? [],
    unsubscribeUrl: mail.unsubscribeUrl ?? null,
  };
};

/** Writes an SMS, with the owner's own text where there is one. Throws when the template has none, or cannot be filled. */
export const renderSms = (
  template: Template,
  params: TemplateParams[TemplateName],
  { writing, own }: Pick<MailFrame, 'writing'> & { own?: OwnText | undefined },
): string => {
  if (template.sms === undefined) throw new Error(`The template ${template.name} has no SMS.`);
  const written = template.sms(params, writing);
  return own === undefined ? written : ownSms(written, own, template.words?.(params, writing) ?? {});
};
