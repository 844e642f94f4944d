import type { formsMail as english } from '../../en/mail/forms-mail.ts';

export const formsMail: typeof english = {
  answeredSubject: (name) => `جواب عن \u2068${name}\u2069`,
  answeredHeading: 'وصلك جواب',
  answeredText: (name) => `سألتنا عن \u2068${name}\u2069.`,
  yourQuestion: 'سؤالك',
  answer: 'الجواب',
  seeProduct: 'شاهد المنتج',
  answeredReason: (shop) => `وصلتك هذه الرسالة لأنك سألت في ${shop} وكتبت هذا العنوان.`,
  enquirySubject: (shop) => `جواب من ${shop}`,
  enquiryHeading: 'كتبت إلينا',
  about: 'عن',
  youWrote: 'كتبت',
  vendorReceivedSubject: (shop) => `البيع في ${shop}: وصلنا طلبك`,
  vendorReceivedHeading: 'شكراً لك',
  vendorReceivedText:
    'وصلنا ما كتبته عن البيع معنا. نقرأه ونكتب لك هنا. وإن لم تكن أنت من ملأ الاستمارة فلا داعي لأن تفعل شيئاً.',
  vendorForStaffSubject: (store, _shop) => `\u2068${store}\u2069 يريد البيع معنا`,
  vendorForStaffHeading: 'بائع جديد',
  vendorForStaffText: (store, name) =>
    `ملأ \u2068${name}\u2069 استمارة البائعين باسم \u2068${store}\u2069. اقرأها وأجب عنها في المكتب، في «المراسلات».`,
};
