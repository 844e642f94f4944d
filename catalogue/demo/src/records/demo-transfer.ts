import type { TransferInstructions } from '@dijla/provider/modules/payments/payments';

/** An account at a bank that does not exist, so that nobody transfers real money. */
const account = {
  iban: 'IQ82 DIJL 0010 0000 0123 456',
  en: 'Dijla General Trading',
  ar: 'شركة دجلة للتجارة العامة',
};

/** The IBAN isolated as left-to-right text for use in any sentence. */
const iban = `\u2066${account.iban}\u2069`;

/** Instructions for paying by bank transfer in the demo. */
export const demoTransfer: TransferInstructions = {
  en: `Transfer the total to our account:\n${account.en}\n${iban}\nUse your order number as the reference.\nWe prepare your order once the money has arrived, usually the next business day.`,
  ar: `حوّل مبلغ الطلب إلى حسابنا:\n${account.ar}\n${iban}\nاكتب رقم طلبك في خانة الغرض من التحويل.\nنجهّز طلبك بعد وصول المبلغ، عادةً في يوم العمل التالي.`,
};
