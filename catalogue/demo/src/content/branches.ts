import type { DemoLanguage } from '../demo-language.ts';

type BranchText = {
  title: string;
  /** The address as people say it. */
  summary: string;
  /** HTML: opening hours, and what one can do there. */
  content: string;
};

/** A place of the demo that shoppers can go to. */
type DemoBranch = {
  identifier: string;
  /** Made up, in the form of a landline of its city. */
  telephone: string;
  /** `latitude,longitude` */
  location: string;
  texts: Readonly<Record<DemoLanguage, BranchText>>;
};

/** The demo's branches, which are made up. */
export const demoBranches: readonly DemoBranch[] = [
  {
    identifier: 'baghdad-karrada',
    telephone: '+964 1 700 0123',
    location: '33.3009,44.4256',
    texts: {
      en: {
        title: 'Baghdad, Karrada',
        summary: 'Karrada Dakhil, 60 Street, beside Al-Fardos Pharmacy',
        content: `<p><strong>Open:</strong> Saturday to Thursday 10 am to 10 pm, Friday 4 pm to 10 pm</p>
<p><strong>Here you can:</strong> see products, return and exchange, pay in cash or by card, have a device repaired under warranty</p>`,
      },
      ar: {
        title: 'بغداد، الكرادة',
        summary: 'الكرادة داخل، شارع 60، جنب صيدلية الفردوس',
        content: `<p><strong>الدوام:</strong> من السبت إلى الخميس 10 صباحاً حتى 10 ليلاً، والجمعة 4 عصراً حتى 10 ليلاً</p>
<p><strong>هنا يمكنك:</strong> مشاهدة المنتجات، والإرجاع والاستبدال، والدفع نقداً أو بالبطاقة، وتصليح الأجهزة ضمن الضمان</p>`,
      },
    },
  },
  {
    identifier: 'basra-ashar',
    telephone: '+964 40 700 0123',
    location: '30.5156,47.8480',
    texts: {
      en: {
        title: 'Basra, Ashar',
        summary: 'Ashar, Al-Kuwait Street, opposite the Al-Watani cinema',
        content: `<p><strong>Open:</strong> Saturday to Thursday 10 am to 9 pm, closed on Friday</p>
<p><strong>Here you can:</strong> see products, return and exchange, pay in cash</p>`,
      },
      ar: {
        title: 'البصرة، العشار',
        summary: 'العشار، شارع الكويت، مقابل سينما الوطني',
        content: `<p><strong>الدوام:</strong> من السبت إلى الخميس 10 صباحاً حتى 9 مساءً، والجمعة عطلة</p>
<p><strong>هنا يمكنك:</strong> مشاهدة المنتجات، والإرجاع والاستبدال، والدفع نقداً</p>`,
      },
    },
  },
  {
    identifier: 'erbil-ainkawa',
    telephone: '+964 66 700 0123',
    location: '36.2292,43.9936',
    texts: {
      en: {
        title: 'Erbil, Ainkawa',
        summary: 'Ainkawa, 108 Street, ground floor of the Rand building',
        content: `<p><strong>Open:</strong> Saturday to Thursday 11 am to 9 pm, Friday 3 pm to 9 pm</p>
<p><strong>Here you can:</strong> return and exchange, pay in cash; service in Kurdish, Arabic and English</p>`,
      },
      ar: {
        title: 'أربيل، عنكاوا',
        summary: 'عنكاوا، شارع 108، الطابق الأرضي من بناية رند',
        content: `<p><strong>الدوام:</strong> من السبت إلى الخميس 11 صباحاً حتى 9 مساءً، والجمعة 3 عصراً حتى 9 مساءً</p>
<p><strong>هنا يمكنك:</strong> الإرجاع والاستبدال، والدفع نقداً؛ نخدمك بالكردية والعربية والإنكليزية</p>`,
      },
    },
  },
];
