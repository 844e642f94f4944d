import type { consent as english } from '../en/consent.ts';

export const consent: typeof english = {
  title: 'هل تسمح لنا بإحصاء زيارتك؟',
  titleWithAds: 'هل تسمح لنا بإحصاء زيارتك واستخدامها للإعلانات؟',
  intro: 'المتجر يعمل كما هو في الحالتين، ويمكنك تغيير جوابك من صفحة الخصوصية.',
  acceptAll: 'أسمح',
  refuseAll: 'لا أسمح',
  choose: 'اختيار',
  save: 'حفظ',
  choices: 'ما تسمح به',
  choicesIntro: 'جوابك محفوظ على هذا الجهاز.',
  measuring: 'الإحصاء',
  measuringDetail: 'يساعدنا على معرفة الصفحات والمنتجات التي يبحث عنها الناس، ولا يعرف أحد من أنت.',
  marketing: 'الإعلانات',
  marketingDetail: 'يتيح لشركائنا في الإعلان معرفة أنك زرت المتجر.',
  marketingByName: 'يتيح لشركائنا في الإعلان معرفة أنك زرت المتجر، مع اسمك وبريدك ورقمك إذا سجّلت الدخول.',
  saved: 'تم الحفظ',
  notTracked: 'متصفحك يطلب منا عدم تتبّعك، ونحن لا نتتبّعك.',
};
