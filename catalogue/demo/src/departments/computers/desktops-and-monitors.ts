import type { Kind } from '../../department.ts';

export const desktopsAndMonitors: readonly Kind[] = [
  {
    code: 'desktop-computer',
    category: 'computers/desktops/desktop-computers',
    picture: 'desktop-tower',
    weight: 0.8,
    noun: { en: 'Desktop computer', ar: 'كمبيوتر مكتبي' },
    called: { en: 'Desktop PC', ar: 'كمبيوتر' },
    brands: ['dell', 'hp', 'lenovo', 'msi'],
    series: ['Tower', 'Nook', 'Pro', 'Base'],
    specifications: [
      {
        attribute: 'processor',
        choices: ['core i3', 'core i5', 'core i7', 'ryzen 5', 'ryzen 7'],
        inName: true,
      },
      { attribute: 'memory', choices: ['8 gb', '16 gb', '32 gb'] },
      { attribute: 'storage', choices: ['256 gb', '512 gb', '1 tb'] },
    ],
    price: { from: 390_000, to: 860_000 },
    openings: [
      {
        en: 'Sits under the desk and works for years: parts can be replaced and dust is easy to clean out.',
        ar: 'يقف تحت المكتب ويعمل لسنوات: قطعه قابلة للتبديل وغباره سهل التنظيف.',
      },
      {
        en: 'For shop, school and office, with a power supply that doesn’t mind unsteady voltage.',
        ar: 'للمحل والمدرسة والدائرة، ومزوّد طاقته يتحمّل تذبذب الكهرباء.',
      },
    ],
    points: [
      { en: 'Dust filter', ar: 'فلتر للغبار' },
      { en: 'Room for a second drive', ar: 'مكان لقرص ثانٍ' },
      { en: 'Opens without tools', ar: 'يُفتح بلا أدوات' },
      { en: 'Room for a second drive', ar: 'فيه مكان لهارد ثانٍ' },
    ],
    shorts: [
      { en: 'Works for years, grows when needed.', ar: 'يعمل لسنوات ويكبر عند الحاجة.' },
      { en: 'For shop, school and office.', ar: 'للمحل والمدرسة والدائرة.' },
    ],
  },
  {
    code: 'monitor',
    category: 'computers/desktops/monitors',
    picture: 'monitor',
    noun: { en: 'Monitor', ar: 'شاشة كمبيوتر' },
    brands: ['samsung', 'lg', 'dell', 'aoc', 'msi'],
    series: ['View', 'Plane', 'Horizon', 'Sharp'],
    specifications: [
      { attribute: 'display_size', choices: ['24 inch', '27 inch', '32 inch'], inName: true },
      { attribute: 'resolution', choices: ['full hd', '4k'] },
    ],
    price: { from: 125_000, to: 290_000 },
    openings: [
      {
        en: 'Two pages side by side, in type that doesn’t tire your eyes at the end of the day.',
        ar: 'صفحتان جنباً إلى جنب، بحروف لا تتعب العين آخر النهار.',
      },
      {
        en: 'Turns, tilts and rises, so your neck doesn’t have to.',
        ar: 'تدور وتميل وترتفع كي لا تتعب رقبتك.',
      },
    ],
    points: [
      { en: 'Flicker-free', ar: 'بلا وميض' },
      { en: 'Fits wall mounts', ar: 'تناسب حامل الحائط' },
      { en: 'Matte surface, no reflections', ar: 'سطح مطفي بلا انعكاس' },
      { en: 'Thin edges', ar: 'حوافّ رفيعة' },
    ],
    shorts: [
      { en: 'Two pages at once, easy on the eyes.', ar: 'صفحتان معاً وراحة للعين.' },
      { en: 'Large, matte, with thin edges.', ar: 'كبيرة ومطفية ورفيعة الحوافّ.' },
    ],
  },
  {
    code: 'webcam',
    category: 'computers/desktops/webcams',
    picture: 'webcam',
    weight: 0.5,
    noun: { en: 'Webcam', ar: 'كاميرا ويب' },
    brands: ['logitech', 'redragon', 'fifine'],
    series: ['Meet', 'Face', 'Class'],
    specifications: [{ attribute: 'resolution', choices: ['hd', 'full hd', '4k'], inName: true }],
    price: { from: 17_000, to: 95_000 },
    openings: [
      {
        en: 'For lessons and meetings from home: the face is bright even when the window is behind you.',
        ar: 'للدروس والاجتماعات من البيت: وجهك واضح حتى لو كانت النافذة خلفك.',
      },
      {
        en: 'Clips to any screen, with a lens cover for when you’re done.',
        ar: 'تُثبّت على أي شاشة، وتُغلق عدستها حين تنتهي.',
      },
    ],
    points: [
      { en: 'Built-in microphone', ar: 'ميكروفون داخلي' },
      { en: 'Lens cover', ar: 'غطاء للعدسة' },
      { en: 'No software to install', ar: 'لا تحتاج إلى برنامج' },
      { en: 'Tripod thread', ar: 'برغي لتركيبها على حامل' },
    ],
    shorts: [
      { en: 'A clear face in every lesson.', ar: 'وجه واضح في كل درس.' },
      { en: 'Plug in and be seen.', ar: 'أوصلها فتظهر.' },
    ],
  },
];
