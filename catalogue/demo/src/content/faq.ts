import type { ContentPiece } from './content-piece.ts';

type Answered = { question: string; answer: string };

const answered = ({ question, answer }: Answered): string =>
  `<details>\n<summary>${question}</summary>\n<p>${answer}</p>\n</details>`;

const section = (heading: string, questions: readonly Answered[]): string =>
  [`<h2>${heading}</h2>`, ...questions.map(answered)].join('\n');

const english: readonly string[] = [
  section('Ordering', [
    {
      question: 'Do I need an account?',
      answer: 'No. You can order as a guest with your name, phone number, and address.',
    },
    {
      question: 'How do I know you have my order?',
      answer: 'You’ll see its number right away, and we’ll call you to confirm between 8 am and midnight.',
    },
    {
      question: 'Can I change or cancel an order?',
      answer:
        'Yes, as long as it hasn’t left our warehouse. <a href="{{store url="i/contact"}}">Call us</a> as early as you can.',
    },
    {
      question: 'I ordered while I was offline. What happens?',
      answer:
        'We keep the order on your device and send it automatically when you’re back online. If something has sold out by then, we’ll tell you and you decide.',
    },
  ]),
  section('Delivery', [
    {
      question: 'How long does it take?',
      answer:
        'Within 24 hours, in all 19 governorates. Large items such as refrigerators and sofas take 2 days to Baghdad and 4 to the others.',
    },
    {
      question: 'What does it cost?',
      answer:
        '5,000 IQD, and free from 150,000 IQD; large items have their own price. Read more under <a href="{{store url="i/delivery"}}">delivery</a>.',
    },
    {
      question: 'My house doesn’t have a number. How will you find me?',
      answer: 'Write a landmark nearby: a mosque, a school, a pharmacy. The courier will call you anyway.',
    },
  ]),
  section('Payment', [
    {
      question: 'How do I pay?',
      answer:
        'In cash, in dinars, when the courier is at your door and you’ve looked at your order. Or by <a href="{{store url="i/payment"}}">bank transfer</a> before we send it.',
    },
    { question: 'Is anything added to the price?', answer: 'Only delivery, and you’ll see it in the cart.' },
  ]),
  section('Returns and warranty', [
    {
      question: 'It doesn’t fit. What now?',
      answer:
        'If you haven’t worn it and the tags are still on, you can exchange or return it within 14 days. See <a href="{{store url="i/returns"}}">returns</a>.',
    },
    {
      question: 'It stopped working after two months.',
      answer:
        'If it has a warranty, we’ll repair it, exchange it, or refund you. See <a href="{{store url="i/warranty"}}">warranty</a>.',
    },
    {
      question: 'Are the brands genuine?',
      answer: 'Yes. If you have doubts about something you received, send us a photo of it and of its box.',
    },
  ]),
];

const arabic: readonly string[] = [
  section('الطلب', [
    { question: 'هل أحتاج إلى حساب؟', answer: 'لا. يمكنك الطلب ضيفاً باسمك ورقم هاتفك وعنوانك.' },
    {
      question: 'كيف أعرف أن طلبي وصل إليكم؟',
      answer: 'يظهر لك رقمه فوراً، ونتصل بك للتأكيد بين 8 صباحاً و12 ليلاً.',
    },
    {
      question: 'هل يمكن تعديل الطلب أو إلغاؤه؟',
      answer:
        'نعم ما دام لم يخرج من عندنا. <a href="{{store url="i/contact"}}">اتصل بنا</a> مبكراً قدر الإمكان.',
    },
    {
      question: 'طلبت والإنترنت مقطوع، فماذا يحدث؟',
      answer:
        'يُحفظ الطلب على جهازك ويُرسل تلقائياً عند عودة الإنترنت. وإذا نفد منتج في هذه الأثناء أخبرناك والقرار لك.',
    },
  ]),
  section('التوصيل', [
    {
      question: 'كم يستغرق التوصيل؟',
      answer:
        'خلال 24 ساعة إلى المحافظات التسع عشرة كلها. أما القطع الكبيرة كالثلاجات والقنفات فخلال يومين في بغداد و4 أيام في غيرها.',
    },
    {
      question: 'كم أجرته؟',
      answer:
        '5,000 دينار، ومجاني للطلبات من 150,000 دينار، وللقطع الكبيرة سعرها. التفاصيل في صفحة <a href="{{store url="i/delivery"}}">التوصيل</a>.',
    },
    {
      question: 'بيتي بلا رقم، كيف تصلون إليّ؟',
      answer: 'اكتب أقرب نقطة دالة: جامع أو مدرسة أو صيدلية، والمندوب يتصل بك على أي حال.',
    },
  ]),
  section('الدفع', [
    {
      question: 'كيف أدفع؟',
      answer:
        'نقداً بالدينار، حين يصل المندوب إلى بابك وتفحص طلبك. أو <a href="{{store url="i/payment"}}">بحوالة مصرفية</a> قبل أن نرسله.',
    },
    { question: 'هل يُضاف شيء على السعر؟', answer: 'أجرة التوصيل فقط، وتراها في السلة.' },
  ]),
  section('الإرجاع والضمان', [
    {
      question: 'القياس لا يناسبني، ما العمل؟',
      answer:
        'إن لم تلبسه وكانت بطاقته عليه فلك أن تبدّله أو تعيده خلال 14 يوماً. راجع <a href="{{store url="i/returns"}}">الإرجاع</a>.',
    },
    {
      question: 'تعطّل الجهاز بعد شهرين.',
      answer:
        'إن كان له ضمان صلّحناه أو بدّلناه أو أعدنا إليك المبلغ. راجع <a href="{{store url="i/warranty"}}">الضمان</a>.',
    },
    { question: 'هل الماركات أصلية؟', answer: 'نعم. وإذا شككت في شيء استلمته فأرسل لنا صورته وصورة علبته.' },
  ]),
];

export const faq: ContentPiece = {
  identifier: 'faq',
  kind: 'page',
  texts: {
    en: {
      title: 'Frequently asked questions',
      content_heading: 'Frequently asked questions',
      meta_description:
        'Ordering, delivery, payment, returns, and warranty: short answers to frequently asked questions.',
      content: english.join('\n'),
    },
    ar: {
      title: 'الأسئلة الشائعة',
      content_heading: 'الأسئلة الشائعة',
      meta_description: 'الطلب والتوصيل والدفع والإرجاع والضمان: أجوبة قصيرة عن الأسئلة الشائعة.',
      content: arabic.join('\n'),
    },
  },
};
