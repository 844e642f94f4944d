import type { accountMail as english } from '@dijla/messages/en/mail/account';
import type { codeMail as englishCodes } from '@dijla/messages/en/mail/codes';
import { textsInLanguages } from '../../../../call/texts-in-languages.ts';
import { button, code as codeBlock, paragraph } from '../../rendering/blocks.ts';
import { frameTexts } from '../../rendering/mail-footer.ts';
import { messageTemplate } from '../../rendering/template.ts';

declare module '../../rendering/template.ts' {
  interface TemplateParams {
    'reset-password': { email: string; token: string; code: string; validMinutes: number };
  }
}

const textsIn = await textsInLanguages<typeof english>('mail/account', 'accountMail');
const codesIn = await textsInLanguages<typeof englishCodes>('mail/codes', 'codeMail');

/** A link that sets a new password, and a code for who reads this elsewhere. */
export const template = messageTemplate({
  name: 'reset-password',
  kind: 'code',
  example: { email: 'noor@example.iq', token: 'x'.repeat(43), code: '204817', validMinutes: 5 },
  mail: ({ email, token, code, validMinutes }, { language, shop, url }) => {
    const texts = textsIn[language];
    // Behind the #, where no server and no referrer sees it.
    const link = `${url('/forgot-pass/change')}#${new URLSearchParams({ email, token }).toString()}`;
    return {
      subject: texts.resetSubject(shop),
      heading: texts.resetHeading,
      blocks: [
        paragraph(texts.resetText),
        button(texts.setPassword, link),
        paragraph(texts.resetByCode),
        codeBlock(code),
        paragraph(codesIn[language].validFor(validMinutes)),
      ],
      reason: frameTexts[language].becauseAsked(shop),
    };
  },
  sms: ({ code, validMinutes }, { language, shop, host }) =>
    `${codesIn[language].sms({ shop, code, validMinutes })}\n\n@${host} #${code}`,
});
