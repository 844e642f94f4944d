import type { codeMail as english } from '@dijla/messages/en/mail/codes';
import { textsInLanguages } from '../../../call/texts-in-languages.ts';
import { code as codeBlock, paragraph } from '../rendering/blocks.ts';
import { frameTexts } from '../rendering/mail-footer.ts';
import { messageTemplate } from '../rendering/template.ts';

declare module '../rendering/template.ts' {
  interface TemplateParams {
    'one-time-code': { code: string; validMinutes: number };
  }
}

const textsIn = await textsInLanguages<typeof english>('mail/codes', 'codeMail');

/** A code that proves that a number or an address is one's own. */
export const template = messageTemplate({
  name: 'one-time-code',
  kind: 'code',
  example: { code: '204817', validMinutes: 5 },
  mail: ({ code, validMinutes }, { language, shop }) => {
    const texts = textsIn[language];
    return {
      subject: texts.subject(shop),
      heading: texts.heading,
      blocks: [paragraph(texts.text), codeBlock(code), paragraph(texts.validFor(validMinutes))],
      reason: frameTexts[language].becauseAsked(shop),
    };
  },
  // By the last line, phones offer the code on this shop's pages only.
  sms: ({ code, validMinutes }, { language, shop, host }) =>
    `${textsIn[language].sms({ shop, code, validMinutes })}\n\n@${host} #${code}`,
});
