import type { staffMail as english } from '@dijla/messages/en/mail/staff';
import { textsInLanguages } from '../../../../call/texts-in-languages.ts';
import { facts, paragraph } from '../../rendering/blocks.ts';
import { messageTemplate } from '../../rendering/template.ts';
import type { MessageMoney } from '../../rendering/writing.ts';

declare module '../../rendering/template.ts' {
  interface TemplateParams {
    'staff-order': { orderNumber: string; owed: MessageMoney; pieces: number; region: string | null };
  }
}

const textsIn = await textsInLanguages<typeof english>('mail/staff', 'staffMail');

/** A member of the staff is told of a new order. */
export const template = messageTemplate({
  name: 'staff-order',
  kind: 'service',
  example: {
    orderNumber: '000010001',
    owed: { amount: 45_000, currency: 'IQD', scale: 0 },
    pieces: 3,
    region: 'Baghdad',
  },
  mail: ({ orderNumber, owed, pieces, region }, { language, shop, money, leftToRight }) => {
    const texts = textsIn[language];
    return {
      subject: texts.subject(leftToRight(orderNumber), money(owed)),
      heading: texts.heading,
      blocks: [
        paragraph(texts.text),
        facts([
          [texts.number, leftToRight(orderNumber)],
          [texts.amount, money(owed)],
          [texts.pieces, String(pieces)],
          [texts.region, region],
        ]),
      ],
      reason: texts.reason(shop),
    };
  },
  sms: ({ orderNumber, owed, region }, { language, shop, money, leftToRight }) =>
    textsIn[language].sms(shop, [leftToRight(orderNumber), money(owed), region ?? '']),
});
