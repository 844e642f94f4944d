import type { newsletter as english } from '../../../en/desk/content/newsletter.ts';
import { grouped } from '../../../plural.ts';

export const newsletter: typeof english = {
  title: 'النشرة البريدية',
  help: [
    'من تصلهم النشرة. الضيف الذي يشترك يؤكّد ذلك بالبريد أولاً، وينتظر هنا يومين حتى يؤكّد.',
    'في الملف من أكّدوا اشتراكهم، للبرنامج الذي تكتب فيه النشرات. من ألغى اشتراكه لا يبقى فيه، فنزّل ملفاً جديداً كل مرة.',
    'وفي الملف أيضاً كم مرة يريدها كل مشترك وعمّا يريدها: أرسل بحسب هذه الأعمدة. وضع رابطي العمودين preferences وunsubscribe في كل نشرة.',
    'كل مشترك جديد يحصل على رمز لطلب واحد من عرض «النشرة البريدية». يمكنك إيقافه أو تغييره في العروض.',
  ],
  columns: { email: 'البريد الإلكتروني', language: 'اللغة', state: 'الحالة', since: 'منذ' },
  email: 'جزء من العنوان',
  states: { confirmed: 'مشترك', waiting: 'لم يؤكّد بعد' },
  languages: { en: 'الإنكليزية', ar: 'العربية' },
  csvName: 'newsletter',
  remove: (count) => `إلغاء الاشتراك (${grouped(count)})`,
  removeTitle: (count) => `هل تلغي اشتراك ${grouped(count)}؟`,
  removeText: 'لن تصلهم النشرة بعد الآن. يمكنهم الاشتراك من جديد بأنفسهم.',
  removeNow: 'إلغاء الاشتراك',
  removed: 'أُلغي الاشتراك',
};
