import type { orderMail as english } from '../../en/mail/orders.ts';

export const orderMail: typeof english = {
  hello: (name) => `أهلاً \u2068${name}\u2069،`,
  orderNumber: 'رقم الطلب',
  payment: 'الدفع',
  sentTo: 'عنوان التوصيل',
  deliverySlot: 'وقت التوصيل',
  total: 'المجموع الكلي',
  payable: 'المبلغ بالدينار',
  reason: 'السبب',
  seeOrder: 'عرض طلبك',
  placed: {
    subject: (number) => `استلمنا طلبك رقم ${number}`,
    heading: 'شكراً لك على طلبك',
    text: 'استلمنا طلبك.',
    next: 'نتصل بك قبل التوصيل.',
    sms: ({ shop, number }, total) => `${shop}: استلمنا طلبك رقم ${number}، ${total}.`,
  },
  confirmed: {
    subject: (number) => `أكّدنا طلبك رقم ${number}`,
    heading: 'أكّدنا طلبك',
    text: 'أكّدنا طلبك ونجهّزه الآن.',
    sms: ({ shop, number }) => `${shop}: أكّدنا طلبك رقم ${number}.`,
  },
  dispatched: {
    subject: (number) => `طلبك رقم ${number} في الطريق إليك`,
    heading: 'طلبك في الطريق إليك',
    text: 'سلّمنا طلبك للمندوب، وسيتصل بك قبل أن يصل.',
    due: (amount) => `جهّز من فضلك ${amount} نقداً.`,
    sms: ({ shop, number }) => `${shop}: طلبك رقم ${number} في الطريق إليك.`,
  },
  delivered: {
    subject: (number) => `سلّمنا طلبك رقم ${number}`,
    heading: 'وصلك طلبك',
    text: 'سلّمنا طلبك. نتمنى أن يعجبك.',
    sms: ({ shop, number }) => `${shop}: سلّمنا طلبك رقم ${number}.`,
  },
  deliveryFailed: {
    subject: (number) => `تعذّر توصيل طلبك رقم ${number}`,
    heading: 'تعذّر توصيل طلبك',
    text: 'حاول المندوب توصيل طلبك ولم يتمكّن من ذلك. نتصل بك لنتفق على موعد آخر.',
    sms: ({ shop, number }) => `${shop}: تعذّر توصيل طلبك رقم ${number}. نتصل بك لنتفق على موعد آخر.`,
  },
  cancelled: {
    subject: (number) => `أُلغي طلبك رقم ${number}`,
    heading: 'أُلغي طلبك',
    text: 'أُلغي طلبك ولن نوصله. وإن كنت قد دفعت فسنعيد إليك المبلغ.',
    sms: ({ shop, number }) => `${shop}: أُلغي طلبك رقم ${number}.`,
  },
  cancelRequested: {
    subject: (number) => `طلبتَ إلغاء طلبك رقم ${number}`,
    heading: 'وصلنا طلب الإلغاء',
    text: 'طلبتَ منا إلغاء طلبك. نجيبك خلال ثلاثة أيام عمل، ولا يُحسب منها الجمعة والسبت.',
    sms: ({ shop, number }) => `${shop}: وصلنا طلب إلغاء طلبك رقم ${number}، ونجيبك خلال ثلاثة أيام عمل.`,
  },
  cancelDeclined: {
    subject: (number) => `تعذّر إلغاء طلبك رقم ${number}`,
    heading: 'تعذّر إلغاء طلبك',
    text: 'طلبتَ منا إلغاء طلبك. نعتذر، لم نتمكّن من ذلك، وطلبك قائم كما هو.',
    sms: ({ shop, number }) => `${shop}: تعذّر إلغاء طلبك رقم ${number}، وطلبك قائم كما هو.`,
  },
  refunded: {
    subject: (number) => `أعدنا إليك مبلغاً عن طلبك رقم ${number}`,
    heading: 'أعدنا إليك المبلغ',
    text: (amount) => `أعدنا إليك ${amount}.`,
    refund: 'المبلغ المُعاد',
    sms: ({ shop, number }, amount) => `${shop}: أعدنا إليك ${amount} عن طلبك رقم ${number}.`,
  },
  paymentAwaited: {
    subject: (number) => `طلبك رقم ${number} بانتظار الدفع`,
    heading: 'طلبك بانتظار الدفع',
    text: (amount, until) => `لم يصلنا مبلغ طلبك بعد. ادفع ${amount} قبل ${until}، وبعد ذلك يُلغى الطلب.`,
    until: 'ادفع قبل',
    sms: ({ shop, number }, { amount, until }) =>
      `${shop}: ادفع من فضلك ${amount} عن طلبك رقم ${number} قبل ${until}.`,
  },
};
