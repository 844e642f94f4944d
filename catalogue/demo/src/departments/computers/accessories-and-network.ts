import type { Kind } from '../../department.ts';

export const accessoriesAndNetwork: readonly Kind[] = [
  {
    code: 'keyboard',
    category: 'computers/accessories/keyboards',
    picture: 'keyboard',
    noun: { en: 'Keyboard', ar: 'لوحة مفاتيح' },
    called: { en: 'Keyboard', ar: 'كيبورد' },
    brands: ['logitech', 'redragon', 'razer', 'hp'],
    series: ['Type', 'Quiet', 'Mech', 'Compact'],
    specifications: [
      { attribute: 'connection', choices: ['wireless', 'bluetooth', 'wired'], inName: true },
      { attribute: 'keyboard_layout', choices: ['arabic english', 'english'] },
      { attribute: 'color', choices: ['black', 'white', 'gray', 'pink'] },
    ],
    price: { from: 11_000, to: 92_000 },
    openings: [
      {
        en: 'Letters that don’t wear off and keys quiet enough not to wake anyone at night.',
        ar: 'حروف مطبوعة لا تُمحى ومفاتيح هادئة لا توقظ أحداً ليلاً.',
      },
      {
        en: 'Low under the wrists and light to the touch, for long texts in both languages.',
        ar: 'مسطّح تحت المعصم وخفيف الضغط، للنصوص الطويلة باللغتين.',
      },
    ],
    points: [
      { en: 'Survives spilled tea', ar: 'يتحمّل انسكاب الشاي' },
      { en: 'With number pad', ar: 'مع لوحة أرقام' },
      { en: 'Feet with two heights', ar: 'قاعدة بارتفاعين' },
      { en: 'Works with Windows, Mac and Android', ar: 'يعمل مع ويندوز وماك وأندرويد' },
    ],
    shorts: [
      { en: 'Soft keys, lasting letters.', ar: 'مفاتيح هادئة وحروف لا تُمحى.' },
      { en: 'For long texts in both languages.', ar: 'للنصوص الطويلة باللغتين.' },
    ],
  },
  {
    code: 'mouse',
    category: 'computers/accessories/mice',
    picture: 'mouse',
    noun: { en: 'Mouse', ar: 'ماوس' },
    brands: ['logitech', 'razer', 'redragon', 'hp', 'lenovo'],
    series: ['Glide', 'Palm', 'Swift', 'Point'],
    specifications: [{ attribute: 'connection', choices: ['wireless', 'bluetooth', 'wired'], inName: true }],
    axes: [{ attribute: 'color', choices: ['black', 'white', 'gray', 'blue', 'pink'] }],
    price: { from: 6_000, to: 62_000 },
    openings: [
      {
        en: 'Fits the palm, clicks quietly, and works on wood, glass and the arm of the sofa.',
        ar: 'يملأ الكفّ ونقرته هادئة، ويتحرّك على الخشب والزجاج وعلى ذراع القنفة.',
      },
      {
        en: 'Made for everyday work: it moves smoothly and your hand doesn’t tire.',
        ar: 'لعمل كل يوم: حركته سلسة ويدك لا تتعب.',
      },
    ],
    points: [
      { en: 'For the right and the left hand', ar: 'لليد اليمنى واليسرى' },
      { en: 'Speed button', ar: 'تغيير السرعة بزرّ' },
      { en: 'Silent clicks', ar: 'أزرار صامتة' },
      { en: 'Smooth scroll wheel', ar: 'عجلة ناعمة الحركة' },
    ],
    shorts: [
      { en: 'Quiet, and comfortable in your palm.', ar: 'صامت ومريح في الكفّ.' },
      { en: 'Works on any surface.', ar: 'يعمل على كل سطح.' },
    ],
  },
  {
    code: 'printer',
    category: 'computers/accessories/printers',
    picture: 'printer',
    weight: 0.8,
    noun: { en: 'Printer with scanner', ar: 'طابعة مع ماسح ضوئي' },
    called: { en: 'Printer', ar: 'طابعة' },
    brands: ['hp', 'canon', 'epson', 'brother'],
    series: ['Sheet', 'Copy', 'Home', 'Bureau'],
    specifications: [{ attribute: 'printing', choices: ['laser', 'ink'], inName: true }],
    price: { from: 135_000, to: 420_000 },
    openings: [
      {
        en: 'Prints, copies and scans school papers, shop invoices and passport forms.',
        ar: 'تطبع وتنسخ وتمسح أوراق المدرسة وقوائم المحل ومعاملة الجواز.',
      },
      {
        en: 'One fill lasts for thousands of pages, and you can print from your phone without a cable.',
        ar: 'تعبئة واحدة تكفي آلاف الصفحات، والهاتف يطبع بلا سلك.',
      },
    ],
    points: [
      { en: 'Prints on both sides', ar: 'طباعة على الوجهين' },
      { en: 'Prints from your phone', ar: 'طباعة من الهاتف' },
      { en: 'First ink or toner included', ar: 'التعبئة الأولى ضمن العلبة' },
      { en: 'A4, envelopes and cards', ar: 'ورق A4 وأظرف وبطاقات' },
    ],
    shorts: [
      { en: 'Prints, copies, scans.', ar: 'تطبع وتنسخ وتمسح.' },
      { en: 'For school, the shop and paperwork.', ar: 'للمدرسة والمحل والمعاملات.' },
    ],
  },
  {
    code: 'wifi-router',
    category: 'computers/network-and-storage/routers',
    picture: 'router',
    noun: { en: 'Wi-Fi router', ar: 'راوتر واي فاي' },
    brands: ['tp-link', 'huawei', 'xiaomi', 'mercusys', 'd-link'],
    series: ['Reach', 'Relay', 'Signal', 'House'],
    specifications: [{ attribute: 'wifi_standard', choices: ['wi-fi 5', 'wi-fi 6'], inName: true }],
    price: { from: 24_000, to: 165_000 },
    openings: [
      {
        en: 'Reaches from the living room to the roof and through the walls between them.',
        ar: 'يصل من غرفة الجلوس إلى السطح ومن خلال الجدران بينهما.',
      },
      {
        en: 'Runs on a small UPS, so the internet stays up when the power goes out.',
        ar: 'يعمل على يو بي إس صغير فيبقى الإنترنت إذا انقطعت الكهرباء.',
      },
    ],
    points: [
      { en: 'Time limits for the kids', ar: 'تحديد أوقات الأطفال' },
      { en: 'Four network ports', ar: 'أربعة منافذ شبكة' },
      { en: 'Set up from your phone in Arabic', ar: 'إعداد من الهاتف بالعربية' },
      { en: 'Separate guest network', ar: 'اسم ورمز خاص بالضيوف' },
    ],
    shorts: [
      { en: 'Internet in every room.', ar: 'إنترنت في كل غرفة.' },
      { en: 'Reaches the roof, runs on a small UPS.', ar: 'يصل السطح ويعمل على يو بي إس صغير.' },
    ],
  },
  {
    code: 'external-drive',
    category: 'computers/network-and-storage/external-drives',
    picture: 'external-drive',
    noun: { en: 'External drive', ar: 'هارد خارجي' },
    brands: ['wd', 'seagate', 'samsung', 'kingston'],
    series: ['Vault', 'Shelf', 'Keep', 'Rush'],
    specifications: [
      { attribute: 'storage', choices: ['512 gb', '1 tb', '2 tb'], inName: true },
      { attribute: 'connector', choices: ['usb-c', 'usb-a'] },
      { attribute: 'color', choices: ['black', 'blue', 'red', 'silver'] },
    ],
    price: { from: 42_000, to: 78_000 },
    openings: [
      {
        en: 'A second home for the family’s pictures, small enough for a drawer.',
        ar: 'صور العائلة محفوظة في مكان ثانٍ، وحجمه يدخل الدرج.',
      },
      {
        en: 'Copies a movie in seconds and shrugs off bags and bumpy roads.',
        ar: 'ينسخ الفلم في ثوانٍ ولا تضرّه الحقيبة ولا الطريق.',
      },
    ],
    points: [
      { en: 'No power adapter needed', ar: 'لا يحتاج إلى كهرباء مستقلة' },
      { en: 'For computer, TV and console', ar: 'للكمبيوتر والتلفزيون وجهاز الألعاب' },
      { en: 'Password protected', ar: 'رمز يحميه من الغرباء' },
      { en: 'Rubber edge against bumps', ar: 'إطار مطاطي يقيه الصدمات' },
    ],
    shorts: [
      { en: 'A second home for your pictures.', ar: 'مكان ثانٍ لصورك.' },
      { en: 'Small, quick and good on the road.', ar: 'صغير وسريع ويتحمّل الطريق.' },
    ],
  },
  {
    code: 'usb-hub',
    category: 'computers/accessories/adapters-and-hubs',
    picture: 'cable',
    weight: 0.5,
    noun: { en: 'USB hub', ar: 'موزّع منافذ USB' },
    brands: ['ugreen', 'baseus', 'anker'],
    series: ['Dock', 'Port', 'Split'],
    specifications: [{ attribute: 'connector', choices: ['usb-c', 'usb-a'], inName: true }],
    price: { from: 12_000, to: 68_000 },
    openings: [
      {
        en: 'One port becomes several: screen, memory card and flash drive at once.',
        ar: 'منفذ واحد يصير عدّة منافذ: شاشة وبطاقة وفلاش معاً.',
      },
      {
        en: 'Weighs next to nothing beside the laptop and hardly gets warm.',
        ar: 'يتدلّى من اللابتوب بلا ثقل ولا يكاد يسخن.',
      },
    ],
    points: [
      { en: 'HDMI for screen or projector', ar: 'منفذ HDMI لشاشة أو جهاز عرض' },
      { en: 'Reads memory cards', ar: 'يقرأ بطاقات الذاكرة' },
      { en: 'Passes charging through to the laptop', ar: 'يمرّر الشحن إلى اللابتوب' },
      { en: 'Metal housing', ar: 'هيكل معدني' },
    ],
    shorts: [
      { en: 'One port becomes several.', ar: 'منفذ واحد يصير عدّة.' },
      { en: 'Screen, card and flash drive at once.', ar: 'شاشة وبطاقة وفلاش معاً.' },
    ],
  },
];
