import type { Kind } from '../../department.ts';

const pans = 'home-and-kitchen/cookware/pots-and-pans';
const pressure = 'home-and-kitchen/cookware/pressure-cookers';
const knives = 'home-and-kitchen/cookware/knives-and-boards';

export const cookware: readonly Kind[] = [
  {
    code: 'frying-pan',
    category: pans,
    picture: 'pan',
    noun: { en: 'Non-stick frying pan', ar: 'طاوة غير لاصقة' },
    called: { en: 'Frying pan', ar: 'طاوة' },
    brands: ['tefal', 'korkmaz', 'karaca', 'hascevher', 'dijla'],
    series: ['Forte', 'Gusto', 'Lezzet', 'Chef', 'Sahla', 'Prima'],
    specifications: [
      { attribute: 'pan_coating', choices: ['granite', 'ceramic-coat', 'ptfe'], inName: true },
      { attribute: 'material', choices: ['aluminium'] },
    ],
    axes: [{ attribute: 'pan_size', choices: ['24', '28', '32'] }],
    price: { from: 12_000, to: 34_000 },
    openings: [
      {
        en: 'Eggs slide out, onions brown evenly, and the pan is wiped clean before the tea has steeped.',
        ar: 'البيض ينزلق منها، والبصل يتحمّر بالتساوي، وتُمسح نظيفة قبل أن يتخدّر الشاي.',
      },
      {
        en: 'Thick cast aluminum carries the heat to the rim, so the edge of the omelet is done with its middle.',
        ar: 'ألمنيوم مصبوب سميك يوصل الحرارة إلى الحافّة، فتنضج أطراف العجّة مع وسطها.',
      },
      {
        en: 'For makhlama in the morning and liver in the evening, with a spoon of oil or none at all.',
        ar: 'للمخلمة صباحاً وللكبدة مساءً، بملعقة زيت أو من دونها.',
      },
    ],
    points: [
      { en: 'Works on gas, electric, and ceramic cooktops', ar: 'لطباخات الغاز والكهرباء والسيراميك' },
      { en: 'PFOA-free', ar: 'خالية من مادة PFOA' },
      { en: 'Handle that stays cool', ar: 'مقبض لا يسخن' },
      { en: 'Thick base that doesn’t warp', ar: 'قاعدة سميكة لا تتقوّس' },
      { en: 'Use wooden or silicone spoons', ar: 'تُستعمل معها ملاعق الخشب أو السيليكون' },
      { en: 'Hanging loop at the end of the handle', ar: 'حلقة تعليق في نهاية المقبض' },
      {
        en: 'Let it cool before washing: the coating lasts longer',
        ar: 'اتركها تبرد قبل الغسل ليطول عمر الطلاء',
      },
    ],
    shorts: [
      { en: 'Nothing sticks, with a spoon of oil or without.', ar: 'لا يلتصق بها شيء، بملعقة زيت أو بدونها.' },
      {
        en: 'Even heat to the rim and a handle that stays cool.',
        ar: 'حرارة متساوية حتى الحافّة ومقبض لا يسخن.',
      },
    ],
  },
  {
    code: 'cooking-pot',
    category: pans,
    picture: 'pot',
    noun: { en: 'Cooking pot with lid', ar: 'قدر طبخ بغطاء' },
    called: { en: 'Cooking pot', ar: 'قدر طبخ' },
    brands: ['tefal', 'korkmaz', 'karaca', 'hascevher', 'sumer', 'babil'],
    series: ['Lina', 'Sufra', 'Azima', 'Perla', 'Walima', 'Proline'],
    specifications: [
      { attribute: 'vessel_volume', choices: ['3 l', '5 l', '7 l', '10 l', '15 l'], inName: true },
      { attribute: 'material', choices: ['stainless steel', 'aluminium', 'enamel'] },
    ],
    axes: [{ attribute: 'color', choices: ['silver', 'red', 'black'] }],
    price: { from: 12_000, to: 24_000 },
    openings: [
      {
        en: 'Rice comes out grain by grain with a golden crust, because the thick base spreads the flame.',
        ar: 'يخرج التمّن مفلفلاً بحكّاكة ذهبية، لأن القاعدة السميكة توزّع حرارة النار.',
      },
      {
        en: 'For stew that simmers all morning: the heavy lid drops every bead of steam back into the pot.',
        ar: 'لمرق يغلي على نار هادئة طوال الصباح: الغطاء الثقيل يعيد كل قطرة بخار إلى القدر.',
      },
      {
        en: 'Dolma for the family or biryani for a feast, from stove to table in the same pot.',
        ar: 'دولمة للعائلة أو برياني للعزيمة، من الطباخ إلى المائدة بالقدر نفسه.',
      },
    ],
    points: [
      { en: 'Two riveted handles that carry a full pot', ar: 'مقبضان مثبّتان بالبرشام يحملان القدر ممتلئاً' },
      { en: 'Works on all cooktops', ar: 'لكل أنواع الطباخات' },
      { en: 'Lid with a steam vent', ar: 'غطاء بفتحة للبخار' },
      { en: 'Smooth wall without corners where food gets stuck', ar: 'جدار أملس بلا زوايا يعلق فيها الطعام' },
      { en: 'Turned rim for pouring broth without spilling', ar: 'حافّة مقلوبة تصبّ المرق من غير أن ينسكب' },
    ],
    shorts: [
      { en: 'Rice and stew for the whole family from one pot.', ar: 'تمّن ومرق للعائلة كلها من قدر واحد.' },
      {
        en: 'A thick base, a heavy lid, and handles you can trust.',
        ar: 'قاعدة سميكة وغطاء ثقيل ومقبضان تعتمد عليهما.',
      },
    ],
  },
  {
    code: 'pot-set',
    category: pans,
    picture: 'pot',
    noun: { en: 'Cookware set', ar: 'طقم قدور' },
    brands: ['tefal', 'korkmaz', 'karaca', 'hascevher'],
    series: ['Arus', 'Bayt', 'Mira', 'Gusto', 'Sahar', 'Elit'],
    specifications: [
      { attribute: 'set_pieces', choices: ['7 pcs', '9 pcs', '10 pcs', '12 pcs'], inName: true },
      { attribute: 'material', choices: ['stainless steel', 'aluminium'] },
    ],
    axes: [{ attribute: 'color', choices: ['black', 'red', 'silver', 'beige'] }],
    price: { from: 80_000, to: 190_000 },
    openings: [
      {
        en: 'Everything a new kitchen needs, from the small milk pot to the pot for the Friday feast.',
        ar: 'كل ما يحتاج إليه مطبخ جديد، من قدر الحليب الصغير إلى قدر عزيمة الجمعة.',
      },
      {
        en: 'Pots that stack into one another, so the set takes the shelf of a single pot.',
        ar: 'قدور يدخل بعضها في بعض، فلا يأخذ الطقم إلا مكان قدر واحد.',
      },
      {
        en: 'For the bride’s first kitchen, or for the day you finally replace all the old pots.',
        ar: 'طقم لجهاز العروس، أو ليوم تستبدل فيه القدور القديمة كلها.',
      },
    ],
    points: [
      { en: 'Glass lids let you look without lifting', ar: 'أغطية زجاجية ترى منها الطبخ من غير أن ترفعها' },
      { en: 'Lids count as pieces', ar: 'الأغطية محسوبة من عدد القطع' },
      { en: 'Handles that stay cool', ar: 'مقابض لا تسخن' },
      { en: 'Works on gas, electric, and ceramic cooktops', ar: 'لطباخات الغاز والكهرباء والسيراميك' },
      { en: 'Measuring marks inside', ar: 'علامات قياس من الداخل' },
    ],
    shorts: [
      { en: 'A whole kitchen’s worth of pots in one box.', ar: 'قدور المطبخ كلها في كارتون واحد.' },
      {
        en: 'From the milk pot to the feast pot, all in one style.',
        ar: 'من القدر الصغير إلى قدر العزيمة، بشكل واحد.',
      },
    ],
  },
  {
    code: 'stove-pressure-cooker',
    category: pressure,
    picture: 'pressure-cooker',
    noun: { en: 'Stovetop pressure cooker', ar: 'قدر ضغط للطباخ' },
    called: { en: 'Pressure cooker', ar: 'قدر ضغط' },
    brands: ['tefal', 'korkmaz', 'hascevher', 'karaca'],
    series: ['Rapid', 'Sari', 'Tempo', 'Nimo', 'Vita', 'Express'],
    specifications: [
      { attribute: 'vessel_volume', choices: ['5 l', '7 l', '9 l', '12 l'], inName: true },
      { attribute: 'material', choices: ['stainless steel', 'aluminium'] },
    ],
    price: { from: 18_000, to: 38_000 },
    openings: [
      {
        en: 'Chickpeas in half an hour and lamb that falls off the bone, on a third of the gas.',
        ar: 'حمّص في نصف ساعة، ولحم يسقط عن العظم، بثلث الغاز.',
      },
      {
        en: 'The lid opens only when the pressure is gone. Steam leaves through a valve, not toward your hand.',
        ar: 'لا يُفتح الغطاء إلا بعد زوال الضغط، والبخار يخرج من الصمّام لا باتجاه يدك.',
      },
      {
        en: 'For anyone who gets home at three and eats at four: pacha, tashreeb, and stews in a fraction of the time.',
        ar: 'لمن يعود من الدوام الثالثة ويتغدّى الرابعة: باجة وتشريب ومرق بجزء من الوقت.',
      },
    ],
    points: [
      { en: 'Three separate safety valves', ar: 'ثلاثة صمّامات أمان مستقلّة' },
      { en: 'Lock that shows red while there’s pressure', ar: 'قفل يُظهر اللون الأحمر ما دام الضغط في القدر' },
      { en: 'Two settings: vegetables and meat', ar: 'درجتان: للخضار وللحم' },
      { en: 'Encapsulated base for all cooktops', ar: 'قاعدة متعدّدة الطبقات لكل الطباخات' },
      { en: 'Don’t fill above two thirds', ar: 'لا يُملأ أكثر من ثلثيه' },
    ],
    shorts: [
      { en: 'Tender meat in a third of the time and gas.', ar: 'لحم طري بثلث الوقت والغاز.' },
      { en: 'Opens only when it’s safe to open.', ar: 'لا يُفتح إلا حين يصير فتحه آمناً.' },
    ],
  },
  {
    code: 'kitchen-knife',
    category: knives,
    picture: 'knife',
    noun: { en: 'Chef’s knife', ar: 'سكين مطبخ' },
    brands: ['zwilling', 'korkmaz', 'karaca', 'tefal', 'sumer'],
    series: ['Hadd', 'Saif', 'Keskin', 'Forge', 'Ustad', 'Classic'],
    specifications: [
      { attribute: 'blade_length', choices: ['13 cm', '18 cm', '20 cm', '25 cm'], inName: true },
      { attribute: 'material', choices: ['stainless steel'] },
    ],
    price: { from: 8_000, to: 30_000 },
    openings: [
      {
        en: 'A blade that goes through an onion without tears and through lamb without sawing.',
        ar: 'نصل يقطع البصل بلا دموع واللحم بلا جهد.',
      },
      {
        en: 'Weight in the handle and an edge that lasts: the one knife most cooks would keep.',
        ar: 'ثقل في المقبض وحدّ يدوم: السكين التي لا يستغني عنها أكثر الطبّاخين.',
      },
      {
        en: 'Hardened steel ground by hand, with a curve that rocks over parsley for tabbouleh.',
        ar: 'فولاذ مقسّى مسنون باليد، بانحناءة تفرم المعدنوس للتبّولة بحركة واحدة.',
      },
    ],
    points: [
      { en: 'One piece of steel from tip to handle', ar: 'قطعة فولاذ واحدة من الرأس إلى المقبض' },
      { en: 'Handle that doesn’t slip when wet', ar: 'مقبض لا ينزلق وهو مبلّل' },
      { en: 'Can be sharpened on any steel or stone', ar: 'تُسنّ على أي مِسَنّ أو حجر' },
      { en: 'Doesn’t rust', ar: 'لا تصدأ' },
      { en: 'Comes with a blade guard', ar: 'معها غلاف يحمي النصل' },
    ],
    shorts: [
      {
        en: 'Stays sharp for a long time and is easy to resharpen.',
        ar: 'حادّة لمدة طويلة ويسهل سنّها من جديد.',
      },
      { en: 'One good knife for meat, herbs, and onions.', ar: 'سكين واحدة جيدة للحم والخضرة والبصل.' },
    ],
  },
  {
    code: 'cutting-board',
    category: knives,
    picture: 'cutting-board',
    noun: { en: 'Cutting board', ar: 'لوح تقطيع' },
    brands: ['dijla', 'sumer', 'karaca', 'tefal'],
    series: ['Jidhr', 'Banu', 'Sidra', 'Nabat', 'Sufra', 'Block'],
    specifications: [
      { attribute: 'wood', choices: ['beech', 'walnut', 'bamboo', 'acacia'], inName: true },
      { attribute: 'piece_length', choices: ['30 cm', '35 cm', '40 cm'] },
    ],
    price: { from: 6_000, to: 14_000 },
    openings: [
      {
        en: 'Wood is kind to the knife: the edge stays sharp and the board closes over small cuts on its own.',
        ar: 'الخشب رفيق بالسكين: يبقى حدّها، وتلتئم عليه آثار القطع الصغيرة وحدها.',
      },
      {
        en: 'Heavy enough to stay where it is while you chop, good-looking enough to carry bread and cheese to the table.',
        ar: 'ثقيل يثبت في مكانه عند التقطيع، وجميل يُقدَّم عليه الخبز والجبن.',
      },
      {
        en: 'One side for meat and one for vegetables: the groove tells you which.',
        ar: 'وجه للحم ووجه للخضار، يميّز بينهما المجرى المحفور.',
      },
    ],
    points: [
      { en: 'Groove all around for juices', ar: 'مجرى حول الحافّة يجمع العصارة' },
      { en: 'Oiled, not varnished', ar: 'مدهون بالزيت لا بالورنيش' },
      { en: 'Grip on both sides', ar: 'مقبض محفور من الجهتين' },
      { en: 'Don’t soak or put in the dishwasher', ar: 'لا يُنقع ولا يوضع في غسالة الصحون' },
      { en: 'Rubber feet can be unscrewed', ar: 'أرجل مطاطية قابلة للفكّ' },
    ],
    shorts: [
      { en: 'Solid wood that spares the knife.', ar: 'خشب طبيعي يحافظ على حدّ السكين.' },
      { en: 'For chopping today and serving tonight.', ar: 'للتقطيع نهاراً وللتقديم مساءً.' },
    ],
  },
];
