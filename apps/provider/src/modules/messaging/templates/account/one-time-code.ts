import type { codeMail as english } from '@dijla/messages/en/mail/codes';
import { textsInLanguages } from '../../../../call/texts-in-languages.ts';
import { code as codeBlock, paragraph } from '../../rendering/blocks.ts';
import { frameTexts } from '../../rendering/mail-footer.ts';
import { messageTemplate } from '../../rendering/template.ts';

declare module '../../rendering/template.ts' {
  interface TemplateParams {
    /** `order` is the number of the order that the code confirms; absent where it shows whose a number is. */
    'one-time-code': { code: string; validMinutes: number; order?: string };
  }
}

const textsIn = await textsInLanguages<typeof english>('mail/codes', 'codeMail');

/** A code that proves that a number or an address is one's own, or that an order is meant. */
export const template = messageTemplate({
  name: 'one-time-code',
  kind: 'code',
  example: { code: '204817', validMinutes: 5 },
  mail: ({ code, validMinutes, order }, { language, shop }) => {
    const texts = textsIn[language];
    return {
      subject: texts.subject(shop),
      heading: texts.heading,
      blocks: [
        paragraph(order === undefined ? texts.text : texts.textOfOrder(order)),
        codeBlock(code),
        paragraph(texts.validFor(validMinutes)),
      ],
      reason: frameTexts[language].becauseAsked(shop),
    };
  },
  // By the last line, phones offer the code on this shop's pages only.
  sms: ({ order, ...said }, { language, shop, host }) => {
    const [{ sms, smsOfOrder }, told] = [textsIn[language], { shop, ...said }];
    const sentence = order === undefined ? sms(told) : smsOfOrder(told, order);
    return `${sentence}\n\n@${host} #${said.code}`;
  },
});
