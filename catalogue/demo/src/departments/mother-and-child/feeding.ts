import type { Kind } from '../../department.ts';

export const feeding: readonly Kind[] = [
  {
    code: 'baby-bottle',
    category: 'mother-and-child/feeding/bottles-and-pacifiers',
    picture: 'baby-bottle',
    noun: { en: 'Baby bottle', ar: 'رضّاعة أطفال' },
    brands: ['philips-avent', 'chicco', 'nuk', 'mam', 'pigeon', 'tommee-tippee'],
    series: ['Gentle', 'First', 'Comfort', 'Soft', 'Classic'],
    specifications: [
      { attribute: 'volume', choices: ['150 ml', '240 ml', '330 ml'], inName: true },
      { attribute: 'bottle_material', choices: ['bottle-glass', 'bottle-pp'] },
      { attribute: 'age_group', choices: ['birth', '6-months'] },
    ],
    price: { from: 6_000, to: 18_000 },
    openings: [
      {
        en: 'A wide, soft nipple that babies take to easily, also alongside breastfeeding.',
        ar: 'حلمة عريضة ليّنة يتقبّلها الرضيع بسهولة، حتى مع الرضاعة الطبيعية.',
      },
      {
        en: 'The valve lets air into the bottle and not into the tummy.',
        ar: 'صمّامها يُدخل الهواء إلى الرضّاعة لا إلى بطن الرضيع.',
      },
      {
        en: 'Few parts, a wide neck and a clear scale: easy to fill at night, easy to clean in the morning.',
        ar: 'قطع قليلة وفوهة واسعة وتدريج واضح: سهلة التعبئة ليلاً وسهلة التنظيف صباحاً.',
      },
    ],
    points: [
      { en: 'Anti-colic valve', ar: 'صمّام يقلّل الغازات' },
      { en: 'Can be boiled and sterilized', ar: 'تتحمّل الغلي والتعقيم' },
      { en: 'Wide neck, easy to fill and clean', ar: 'فوهة واسعة سهلة التعبئة والتنظيف' },
      { en: 'Leak-proof cap', ar: 'غطاء لا يسرّب' },
      { en: 'Change the nipple every two to three months', ar: 'تُبدّل الحلمة كل شهرين أو ثلاثة' },
    ],
    shorts: [
      { en: 'Soft nipple, less air, easy cleaning.', ar: 'حلمة ليّنة وهواء أقل وتنظيف سهل.' },
      { en: 'A clear, simple bottle for day and night.', ar: 'رضّاعة بسيطة وواضحة التدريج لليل والنهار.' },
    ],
  },
  {
    code: 'pacifier',
    category: 'mother-and-child/feeding/bottles-and-pacifiers',
    picture: 'pacifier',
    noun: { en: 'Silicone pacifiers', ar: 'لهّايات سيليكون' },
    called: { en: 'Pacifiers', ar: 'لهّايات' },
    brands: ['nuk', 'mam', 'chicco', 'philips-avent', 'tommee-tippee'],
    series: ['Night', 'Air', 'Soft', 'Mini', 'Star'],
    specifications: [
      { attribute: 'age_group', choices: ['birth', '6-months', '18-months'], inName: true },
      { attribute: 'piece_count', choices: ['2-pieces'] },
    ],
    axes: [{ attribute: 'color', choices: ['blue', 'pink', 'mint', 'beige'] }],
    price: { from: 4_000, to: 12_000 },
    openings: [
      {
        en: 'Two in a box, because one is always under the bed.',
        ar: 'اثنتان في العلبة، لأن واحدة تضيع دائماً تحت السرير.',
      },
      {
        en: 'A light shield with large openings, so the skin around the mouth stays dry.',
        ar: 'درع خفيف بفتحات كبيرة، فيبقى الجلد حول الفم جافاً.',
      },
      {
        en: 'Soft, light and shaped so that it stays in place on either side.',
        ar: 'ليّنة وخفيفة، وشكلها يثبت في الفم من الجهتين.',
      },
    ],
    points: [
      { en: 'Food-grade silicone', ar: 'سيليكون غذائي' },
      { en: 'Box that doubles as a sterilizer', ar: 'علبتها تصلح للتعقيم' },
      { en: 'One-piece nipple', ar: 'حلمة من قطعة واحدة' },
      { en: 'Ring for a clip', ar: 'حلقة لتعليقها بالمشبك' },
      { en: 'Boil before first use', ar: 'تُغلى قبل أول استعمال' },
      { en: 'Replace after two months, or at the first crack', ar: 'تُبدّل بعد شهرين، أو عند أول تشقّق' },
    ],
    shorts: [
      { en: 'Two soft pacifiers in a sterilizing box.', ar: 'لهّايتان ليّنتان في علبة تعقيم.' },
      { en: 'Light, airy and easy on the skin.', ar: 'خفيفة ومهوّاة ولطيفة على الجلد.' },
    ],
  },
  {
    code: 'sippy-cup',
    category: 'mother-and-child/feeding/mealtime',
    picture: 'bottle',
    noun: { en: 'Sippy cup', ar: 'كوب تدريب للأطفال' },
    called: { en: 'Sippy cup', ar: 'كوب تدريب' },
    brands: ['nuk', 'chicco', 'tommee-tippee', 'munchkin', 'dijla'],
    series: ['Learn', 'Active', 'Magic', 'Sip', 'Junior'],
    specifications: [
      { attribute: 'age_group', choices: ['6-months', '1-year', '18-months'], inName: true },
      { attribute: 'volume', choices: ['240 ml', '300 ml'] },
    ],
    axes: [{ attribute: 'color', choices: ['blue', 'pink', 'turquoise', 'orange'] }],
    price: { from: 6_500, to: 17_000 },
    openings: [
      {
        en: 'The step between the bottle and the glass: it can be tipped, thrown and shaken, and the sofa stays dry.',
        ar: 'خطوة بين الرضّاعة والكوب: يُقلب ويُرمى ويُهزّ، والقنفة تبقى جافة.',
      },
      {
        en: 'Water within reach all day is half the battle in summer. Two handles fit two small hands.',
        ar: 'الماء في متناول الطفل طوال اليوم نصف الراحة في الصيف. مقبضان على قياس يدين صغيرتين.',
      },
      {
        en: 'A soft spout, few parts and a lid that children can’t unscrew.',
        ar: 'فوهة ليّنة وقطع قليلة وغطاء لا يفتحه الطفل.',
      },
    ],
    points: [
      { en: 'Leak-proof spout', ar: 'فوهة لا تسرّب' },
      { en: 'Two removable handles', ar: 'مقبضان قابلان للفكّ' },
      { en: 'BPA-free', ar: 'خالٍ من مادة BPA' },
      { en: 'Dishwasher-safe, top rack', ar: 'يُغسل في الرفّ العلوي لغسالة الصحون' },
      { en: 'Cap for the diaper bag', ar: 'غطاء يحفظه نظيفاً في الحقيبة' },
      { en: 'Soft silicone spout', ar: 'فوهة سيليكون ليّنة' },
    ],
    shorts: [
      { en: 'For first sips, without the puddles.', ar: 'لأولى رشفاته، من دون أن يسكب شيئاً.' },
      { en: 'Two handles, a soft spout, no leaks.', ar: 'مقبضان وفوهة ليّنة وبلا تسريب.' },
    ],
  },
  {
    code: 'feeding-set',
    category: 'mother-and-child/feeding/mealtime',
    picture: 'bowl',
    noun: { en: 'Baby feeding set', ar: 'طقم طعام للأطفال' },
    brands: ['dijla', 'chicco', 'munchkin', 'nuk'],
    series: ['Yummy', 'First Bite', 'Rainbow', 'Bear'],
    specifications: [
      { attribute: 'age_group', choices: ['6-months', '1-year'], inName: true },
      { attribute: 'material', choices: ['silicone'] },
    ],
    axes: [{ attribute: 'color', choices: ['mint', 'pink', 'beige', 'sky blue'] }],
    price: { from: 9_000, to: 24_000 },
    openings: [
      {
        en: 'The bowl grips the table with suction, so the rice stays in it, at least for the first five minutes.',
        ar: 'الصحن يلتصق بالطاولة، فيبقى التمّن فيه، على الأقل في أول خمس دقائق.',
      },
      {
        en: 'For the first mashed carrots and the first try with a spoon of their own.',
        ar: 'لأول جزر مهروس، ولأول محاولة بملعقته الخاصة.',
      },
      {
        en: 'Soft edges, gentle colors and nothing that breaks when it hits the tiles.',
        ar: 'حوافّ ناعمة وألوان هادئة، ولا شيء ينكسر إذا سقط على البلاط.',
      },
    ],
    points: [
      { en: 'Microwave-safe bowl', ar: 'صحن يتحمّل المايكروويف' },
      { en: 'Soft spoon for sensitive gums', ar: 'ملعقة ليّنة على اللثة' },
      { en: 'Bib with a pocket that catches crumbs', ar: 'مريلة بجيب يجمع ما يسقط' },
      { en: 'Rinses clean, doesn’t keep smells', ar: 'سهل الغسل ولا تعلق به الروائح' },
      { en: 'BPA-free', ar: 'خالٍ من مادة BPA' },
    ],
    shorts: [
      {
        en: 'Everything for first meals, and it sticks to the table.',
        ar: 'كل ما تحتاج إليه وجباته الأولى، ويثبت على الطاولة.',
      },
      { en: 'Soft, unbreakable and easy to rinse.', ar: 'ليّن ولا ينكسر وسهل الغسل.' },
    ],
  },
  {
    code: 'high-chair',
    category: 'mother-and-child/feeding/mealtime',
    picture: 'high-chair',
    noun: { en: 'High chair', ar: 'كرسي طعام للأطفال' },
    called: { en: 'High chair', ar: 'كرسي طعام للطفل' },
    brands: ['chicco', 'graco', 'kinderkraft', 'dijla'],
    series: ['Table Mate', 'Grow', 'Snack', 'Family'],
    specifications: [
      { attribute: 'age_group', choices: ['6-months'], inName: true },
      { attribute: 'material', choices: ['wood', 'plastic'] },
    ],
    axes: [{ attribute: 'color', choices: ['white', 'gray', 'mint'] }],
    price: { from: 58_000, to: 145_000 },
    openings: [
      {
        en: 'At the same height as everyone else, with a tray that comes off and rinses under the faucet.',
        ar: 'يجلس الطفل على ارتفاع العائلة نفسه، وصينيته تُنزع وتُغسل تحت الحنفية.',
      },
      {
        en: 'Feet wide apart, so it doesn’t tip when somebody small protests against the soup.',
        ar: 'أرجله متباعدة، فلا ينقلب حين يعترض الصغير على الشوربة.',
      },
      {
        en: 'First with the tray, later without it at the table: one chair until about three years of age.',
        ar: 'بالصينية أولاً ثم من دونها على المائدة: كرسي واحد حتى نحو 3 سنوات.',
      },
    ],
    points: [
      { en: 'Five-point harness', ar: 'حزام بخمس نقاط' },
      { en: 'Tray with two positions', ar: 'صينية بوضعيتين' },
      { en: 'Footrest', ar: 'مسند للقدمين' },
      { en: 'Wipe-clean cushion', ar: 'وسادة سهلة المسح' },
      { en: 'Set up in ten minutes, tool included', ar: 'يُركّب خلال عشر دقائق، والمفتاح معه' },
    ],
    shorts: [
      { en: 'A steady seat at the family table.', ar: 'مكان ثابت للصغير على مائدة العائلة.' },
      { en: 'Steady feet, washable tray, safe harness.', ar: 'أرجل ثابتة وصينية تُغسل وحزام يحميه.' },
    ],
  },
  {
    code: 'nursing-pillow',
    category: 'mother-and-child/feeding/nursing',
    picture: 'pillow',
    noun: { en: 'Nursing pillow', ar: 'وسادة رضاعة' },
    brands: ['dijla', 'ishtar', 'chicco', 'nakheel'],
    series: ['Moon', 'Cuddle', 'Hilal', 'Rest'],
    specifications: [{ attribute: 'material', choices: ['cotton', 'polyester'], inName: true }],
    axes: [{ attribute: 'color', choices: ['white', 'gray', 'pink', 'beige'] }],
    price: { from: 17_000, to: 42_000 },
    openings: [
      {
        en: 'Lifts the baby to you instead of bending you to the baby; your back and shoulders will notice within days.',
        ar: 'ترفع الرضيع إليكِ بدلاً من أن تنحني إليه، ويرتاح ظهرك وكتفاك من الليالي الأولى.',
      },
      {
        en: 'Before the birth it supports the belly at night; afterward, the arm that holds the baby.',
        ar: 'قبل الولادة تسند البطن ليلاً، وبعدها تسند الذراع التي تحمل الطفل.',
      },
      {
        en: 'Firm enough to hold its shape, soft enough for a tired arm.',
        ar: 'متماسكة تحافظ على شكلها، وليّنة تريح الذراع المتعبة.',
      },
    ],
    points: [
      { en: 'Filling doesn’t clump', ar: 'حشوتها لا تتكتّل' },
      { en: 'Supports bottle feeding too', ar: 'تفيد في الرضاعة بالقنينة أيضاً' },
      { en: 'Later a seat cushion for the baby', ar: 'تصلح لاحقاً مسنداً لجلوس الطفل' },
      { en: 'Light to carry from room to room', ar: 'خفيفة يسهل نقلها بين الغرف' },
      { en: 'Never leave a baby asleep on it unattended', ar: 'لا يُترك الرضيع نائماً عليها من دون مراقبة' },
    ],
    shorts: [
      { en: 'Support for the arms, the back and the baby.', ar: 'سند للذراعين والظهر وللرضيع.' },
      { en: 'A firm crescent with a washable cover.', ar: 'وسادة هلالية متماسكة بغطاء يُغسل.' },
    ],
  },
];
