import type { Kind } from '../../department.ts';

export const desktopsAndMonitors: readonly Kind[] = [
  {
    code: 'desktop-computer', category: 'computers/desktops/desktop-computers', picture: 'desktop-tower', weight: 0.8,
    noun: { en: 'Desktop computer', ar: 'كمبيوتر مكتبي' },
    brands: ['dell', 'hp', 'lenovo', 'msi'],
    series: ['Tower', 'Desk', 'Pro', 'Base'],
    specifications: [
      { attribute: 'processor', choices: ['core i3', 'core i5', 'core i7', 'ryzen 5', 'ryzen 7'], inName: true },
      { attribute: 'memory', choices: ['8 gb', '16 gb', '32 gb'], inName: true },
      { attribute: 'storage', choices: ['256 gb', '512 gb', '1 tb'], inName: true },
    ],
    price: { from: 390_000, to: 860_000 },
    openings: [
      { en: 'Stands below the desk and does its work for years: parts can be changed, dust can be wiped out.', ar: 'يقف تحت المكتب ويعمل لسنوات: قطعه قابلة للتبديل وغباره سهل التنظيف.' },
      { en: 'For shop, school and office, with a power supply that does not mind unsteady mains.', ar: 'للمحل والمدرسة والدائرة، ومزوّد طاقته يتحمّل تذبذب الكهرباء.' },
    ],
    points: [
      { en: 'Keyboard and mouse in the box', ar: 'معه لوحة مفاتيح وماوس' },
      { en: 'Filter against dust', ar: 'فلتر للغبار' },
      { en: 'Room for a second drive', ar: 'مكان لقرص ثانٍ' },
      { en: 'Opens without tools', ar: 'يُفتح بلا أدوات' },
      { en: 'One year of guarantee', ar: 'ضمان سنة' },
    ],
    shorts: [
      { en: 'Works for years, grows when needed.', ar: 'يعمل لسنوات ويكبر عند الحاجة.' },
      { en: 'For shop, school and office.', ar: 'للمحل والمدرسة والدائرة.' },
    ],
  },
  {
    code: 'monitor', category: 'computers/desktops/monitors', picture: 'monitor',
    noun: { en: 'Monitor', ar: 'شاشة كمبيوتر' },
    brands: ['samsung', 'lg', 'dell', 'aoc', 'msi'],
    series: ['View', 'Flat', 'Curve', 'Sharp'],
    specifications: [
      { attribute: 'display_size', choices: ['24 inch', '27 inch', '32 inch'], inName: true },
      { attribute: 'resolution', choices: ['full hd', '4k'], inName: true },
    ],
    price: { from: 125_000, to: 290_000 },
    openings: [
      { en: 'Two pages side by side, in letters that do not tire the eyes at the end of the day.', ar: 'صفحتان جنباً إلى جنب، بحروف لا تتعب العين آخر النهار.' },
      { en: 'Turns, tilts and rises, so that the neck does not have to.', ar: 'تدور وتميل وترتفع كي لا تتعب رقبتك.' },
    ],
    points: [
      { en: 'HDMI cable in the box', ar: 'سلك HDMI داخل العلبة' },
      { en: 'Does not flicker', ar: 'بلا وميض' },
      { en: 'Fits wall mounts', ar: 'تناسب حامل الحائط' },
      { en: 'Matt surface without reflections', ar: 'سطح مطفي بلا انعكاس' },
      { en: 'Thin edges', ar: 'حوافّ رفيعة' },
    ],
    shorts: [
      { en: 'Two pages at once, calm on the eyes.', ar: 'صفحتان معاً وراحة للعين.' },
      { en: 'Large, matt and thin at the edges.', ar: 'كبيرة ومطفية ورفيعة الحوافّ.' },
    ],
  },
  {
    code: 'webcam', category: 'computers/desktops/webcams', picture: 'webcam', weight: 0.5,
    noun: { en: 'Webcam', ar: 'كاميرا ويب' },
    brands: ['logitech', 'redragon', 'fifine'],
    series: ['Meet', 'Face', 'Class'],
    specifications: [{ attribute: 'resolution', choices: ['hd', 'full hd', '4k'], inName: true }],
    price: { from: 17_000, to: 95_000 },
    openings: [
      { en: 'For lessons and meetings from home: the face is bright even when the window is behind you.', ar: 'للدروس والاجتماعات من البيت: وجهك واضح حتى لو كانت النافذة خلفك.' },
      { en: 'Clamps to any screen and shuts its eye when you are done.', ar: 'تُثبّت على أي شاشة، وتُغلق عدستها حين تنتهي.' },
    ],
    points: [
      { en: 'Microphone inside', ar: 'ميكروفون داخلي' },
      { en: 'Cover for the lens', ar: 'غطاء للعدسة' },
      { en: 'Needs no program', ar: 'لا تحتاج إلى برنامج' },
      { en: 'Screw for a tripod', ar: 'برغي لتركيبها على حامل' },
    ],
    shorts: [
      { en: 'A clear face in every lesson.', ar: 'وجه واضح في كل درس.' },
      { en: 'Plug in and be seen.', ar: 'أوصلها فتظهر.' },
    ],
  },
];
