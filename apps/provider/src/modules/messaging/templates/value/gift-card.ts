import type { giftCardMail as english } from '@dijla/messages/en/mail/gift-card-mail';
import { textsInLanguages } from '../../../../call/texts-in-languages.ts';
import { button, code as codeBlock, facts, paragraph } from '../../rendering/blocks.ts';
import { frameTexts } from '../../rendering/mail-footer.ts';
import { messageTemplate } from '../../rendering/template.ts';
import type { MessageMoney } from '../../rendering/writing.ts';

type GiftCard = {
  from: string;
  /** Whether its buyer sends it to herself. */
  isOwn: boolean;
  /** The occasion that was chosen. */
  design: string | null;
  message: string;
  amount: MessageMoney;
  code: string;
  pin: string;
  /** Until when it is valid, in epoch milliseconds. */
  expiresAt: number | null;
};

declare module '../../rendering/template.ts' {
  interface TemplateParams {
    'gift-card': GiftCard;
  }
}

const textsIn = await textsInLanguages<typeof english>('mail/gift-card-mail', 'giftCardMail');

/** A gift card, for whom it was bought; what opens it is wiped once it is sent. */
export const template = messageTemplate({
  name: 'gift-card',
  kind: 'code',
  example: {
    from: 'Noor',
    isOwn: false,
    design: 'birthday',
    message: 'Many happy returns!',
    amount: { amount: 25_000, currency: 'IQD', scale: 0 },
    code: 'K7QM-2XWD-9HTR-V4NB',
    pin: '204817',
    expiresAt: Date.UTC(2027, 10, 29),
  },
  mail: (
    { from, isOwn, design, message, amount, code, pin, expiresAt },
    { language, shop, money, moment, leftToRight, url },
  ) => {
    const texts = textsIn[language];
    const occasions: Partial<Record<string, string>> = texts.occasions;
    return {
      subject: isOwn ? texts.subjectOfOwn(shop) : texts.subject(from, shop),
      heading: occasions[design ?? ''] ?? texts.heading,
      blocks: [
        paragraph(isOwn ? texts.textOfOwn(money(amount)) : texts.text(from, money(amount))),
        ...(message === '' ? [] : [paragraph(message)]),
        codeBlock(code),
        facts([
          [texts.pin, leftToRight(pin)],
          [texts.validUntil, expiresAt === null ? null : moment(expiresAt)],
        ]),
        paragraph(texts.howTo),
        button(texts.open, url('/gift-card')),
      ],
      reason: frameTexts[language].becauseAsked(shop),
    };
  },
  sms: ({ from, isOwn, amount, code, pin }, { language, shop, money, leftToRight, url }) => {
    const texts = textsIn[language];
    const said = { shop, from, amount: money(amount), code: leftToRight(code), pin: leftToRight(pin) };
    return `${isOwn ? texts.smsOfOwn(said) : texts.sms(said)}\n${url('/gift-card')}`;
  },
});
