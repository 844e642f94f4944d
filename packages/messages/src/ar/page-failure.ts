import type { pageFailure as english } from '../en/page-failure.ts';

export const pageFailure: typeof english = {
  notFoundTitle: 'الصفحة غير موجودة',
  notFoundText: 'قطعة ناقصة: ربما كان الرابط قديماً أو مكتوباً خطأً. ابحث عمّا كنت تريده، أو تجوّل في المتجر.',
  lookAround: 'تجوّل في المتجر',
  goneTitle: 'لم يعد هذا متوفراً لدينا',
  goneText: 'كان هنا يوماً ثم رحل. ابحث عمّا يشبهه، أو تجوّل في المتجر.',
  errorTitle: 'حدث خلل من جهتنا',
  errorText: 'سلتك وبياناتك محفوظة. اشرب استكان شاي وجرّب مرة أخرى بعد لحظات.',
  errorCode: 'خطأ داخلي في الخادم 500',
  tryAgain: 'حاول مرة أخرى',
  offlineTitle: 'أنت غير متصل بالإنترنت',
  offlineText: 'هذه الصفحة ليست محفوظة على جهازك بعد، وستُفتح حين يعود الاتصال.',
  notAvailableOffline: 'هذه الصفحة غير محفوظة على جهازك. أعدناك إلى الصفحة الرئيسية.',
};
