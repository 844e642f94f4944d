import type { ReviewWords } from './review-words.ts';

/** Review texts for products delivered as a code or a file; they mention no couriers or boxes. */
export const digitalWords: ReviewWords = {
  ar: {
    5: [
      { title: 'وصل خلال دقيقة', detail: 'دفعت ووصلني كل شيء على الموبايل فوراً. أسهل من الذهاب إلى المحل.' },
      { title: 'شغّال من أول مرة', detail: 'ما احتجت أتصل بأحد، كل شي واضح واشتغل مباشرة.' },
      { title: 'أنقذني ليلة العيد', detail: 'نسيت الهدية وتذكرتها متأخراً، فكان هذا الحل الأسرع.' },
      { title: 'كل مرة أطلب منهم', detail: 'ثالث مرة أشتري وما صارت أي مشكلة. عاشت إيدكم.' },
    ],
    4: [
      { title: 'سريع ومضمون', detail: 'وصل خلال عشر دقائق. لو كان أسرع بقليل لأعطيته خمسة.' },
      { title: 'عملي', detail: 'سهل ومريح، بس ياريت الشرح يكون أوضح للناس الكبار.' },
    ],
    3: [{ title: 'زين بس تأخر', detail: 'انتظرت ساعة تقريباً حتى وصل. بعدها اشتغل بدون مشاكل.' }],
    2: [{ title: 'احتجت مساعدة', detail: 'ما عرفت أستعمله أول الأمر، واتصلت بخدمة الزبائن وشرحوا لي.' }],
    1: [{ title: 'لم يعمل معي', detail: 'ما اشتغل من أول محاولة، وانتظرت إلى اليوم الثاني حتى حلّوها.' }],
  },
  en: {
    5: [
      { title: 'There in a minute', detail: 'Paid, looked at my phone, and there it was.' },
      { title: 'Worked right away', detail: 'No calls, no waiting. I’ll use this again.' },
      { title: 'Saved me at the last minute', detail: 'I needed something before midnight and this was it.' },
    ],
    4: [
      { title: 'Quick and easy', detail: 'Took about ten minutes, which is fine with me.' },
      { title: 'Convenient', detail: 'Easy to use. The instructions could be a bit clearer.' },
    ],
    3: [{ title: 'Fine, but slow', detail: 'It took almost an hour. After that it worked.' }],
    2: [
      {
        title: 'Needed help',
        detail: 'I couldn’t figure it out at first. Support explained it on the phone.',
      },
    ],
    1: [{ title: 'Didn’t work for me', detail: 'Failed on the first try and was only fixed the next day.' }],
  },
};
