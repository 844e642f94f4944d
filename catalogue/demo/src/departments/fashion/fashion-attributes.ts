import type { SpecificationAttribute } from '../../department.ts';

/** The group a garment is made for; shared by all departments that sell clothing. */
export const gender: SpecificationAttribute = {
  code: 'gender',
  label: { en: 'For', ar: 'لمن' },
  isFilterable: true,
  choices: [
    { code: 'women', en: 'Women', ar: 'للنساء', said: { en: 'For women', ar: 'للنساء' } },
    { code: 'men', en: 'Men', ar: 'للرجال', said: { en: 'For men', ar: 'للرجال' } },
    { code: 'girls', en: 'Girls', ar: 'للبنات', said: { en: 'For girls', ar: 'للبنات' } },
    { code: 'boys', en: 'Boys', ar: 'للأولاد', said: { en: 'For boys', ar: 'للأولاد' } },
    { code: 'unisex', en: 'Everyone', ar: 'للجميع', said: { en: 'For everyone', ar: 'للجميع' } },
  ],
};

/** Cloth and leather in addition to the demo's common materials, with their effect on the price. */
export const clothingMaterial: SpecificationAttribute = {
  code: 'material',
  label: { en: 'Material', ar: 'المادة' },
  isFilterable: true,
  isMultiple: true,
  choices: [
    { code: 'jersey', en: 'Jersey', ar: 'جيرسي' },
    { code: 'crepe', en: 'Crepe', ar: 'كريب' },
    { code: 'nida', en: 'Nida', ar: 'قماش ندى', percent: 115 },
    { code: 'chiffon', en: 'Chiffon', ar: 'شيفون' },
    { code: 'satin', en: 'Satin', ar: 'ساتان', percent: 110 },
    { code: 'wool blend', en: 'Wool blend', ar: 'صوف مخلوط', percent: 125 },
    { code: 'fleece', en: 'Fleece', ar: 'فليس' },
    { code: 'leather', en: 'Leather', ar: 'جلد طبيعي', percent: 150 },
  ],
};

export const fashionAttributes: readonly SpecificationAttribute[] = [
  gender,
  clothingMaterial,
  {
    code: 'fit',
    label: { en: 'Fit', ar: 'القصّة' },
    isFilterable: true,
    choices: [
      { code: 'slim', en: 'Slim', ar: 'ضيّقة', said: { en: 'Slim fit', ar: 'قصّة ضيّقة' } },
      { code: 'regular', en: 'Regular', ar: 'عادية', said: { en: 'Regular fit', ar: 'قصّة عادية' } },
      { code: 'straight', en: 'Straight', ar: 'مستقيمة', said: { en: 'Straight cut', ar: 'قصّة مستقيمة' } },
      { code: 'loose', en: 'Loose', ar: 'واسعة', said: { en: 'Loose fit', ar: 'قصّة واسعة' } },
      { code: 'flared', en: 'Flared cut', ar: 'كلوش', said: { en: 'Flared cut', ar: 'قصّة كلوش' } },
      { code: 'butterfly', en: 'Butterfly cut', ar: 'فراشة', said: { en: 'Butterfly cut', ar: 'قصّة فراشة' } },
    ],
  },
  {
    code: 'sleeve',
    label: { en: 'Sleeves', ar: 'الأكمام' },
    isFilterable: true,
    choices: [
      {
        code: 'long',
        en: 'Long',
        ar: 'طويلة',
        said: { en: 'Long sleeves', ar: 'أكمام طويلة' },
        percent: 105,
      },
      {
        code: 'three-quarter',
        en: 'Three-quarter',
        ar: 'ثلاثة أرباع',
        said: { en: 'Three-quarter sleeves', ar: 'أكمام ثلاثة أرباع' },
      },
      { code: 'short', en: 'Short', ar: 'قصيرة', said: { en: 'Short sleeves', ar: 'أكمام قصيرة' } },
    ],
  },
  {
    code: 'pattern',
    label: { en: 'Pattern', ar: 'النقشة' },
    isFilterable: true,
    choices: [
      { code: 'plain', en: 'Plain', ar: 'سادة' },
      { code: 'striped', en: 'Striped', ar: 'بخطوط' },
      { code: 'checked', en: 'Checked', ar: 'بمربّعات' },
      {
        code: 'floral',
        en: 'Floral',
        ar: 'ورود',
        said: { en: 'Floral print', ar: 'بنقشة ورود' },
        percent: 105,
      },
      { code: 'embroidered', en: 'Embroidered', ar: 'بتطريز', percent: 130 },
      { code: 'printed', en: 'Printed', ar: 'بطبعة' },
    ],
  },
  {
    code: 'garment_length',
    label: { en: 'Length', ar: 'الطول' },
    isFilterable: true,
    choices: [
      { code: 'midi', en: 'Midi', ar: 'ميدي', said: { en: 'Midi length', ar: 'طول ميدي' } },
      { code: 'maxi', en: 'Maxi', ar: 'ماكسي', said: { en: 'Maxi length', ar: 'طول ماكسي' }, percent: 110 },
    ],
  },
  {
    code: 'season',
    label: { en: 'Season', ar: 'الموسم' },
    isFilterable: true,
    choices: [
      { code: 'summer', en: 'Summer', ar: 'الصيف' },
      { code: 'winter', en: 'Winter', ar: 'الشتاء' },
      { code: 'all-year', en: 'All year', ar: 'كل المواسم' },
    ],
  },
  {
    code: 'heel_height',
    label: { en: 'Heel height', ar: 'ارتفاع الكعب' },
    isFilterable: true,
    choices: [
      { code: '3-cm', en: '3 cm', ar: '3 سم' },
      { code: '5-cm', en: '5 cm', ar: '5 سم' },
      { code: '7-cm', en: '7 cm', ar: '7 سم', percent: 105 },
    ],
  },
  {
    code: 'closure',
    label: { en: 'Closure', ar: 'طريقة الإغلاق' },
    isFilterable: true,
    choices: [
      { code: 'laces', en: 'Lace-up', ar: 'برباط' },
      { code: 'slip-on', en: 'Slip-on', ar: 'بلا رباط' },
      { code: 'zip', en: 'Zip-up', ar: 'بسحّاب' },
      { code: 'strap', en: 'Hook and loop', ar: 'بشريط لاصق' },
    ],
  },
  {
    code: 'pack_of',
    label: { en: 'In the pack', ar: 'العدد في العبوة' },
    isFilterable: true,
    choices: [
      { code: '3-pairs', en: '3 pairs', ar: '3 أزواج' },
      { code: '5-pairs', en: '5 pairs', ar: '5 أزواج', percent: 155 },
      { code: '7-pairs', en: '7 pairs', ar: '7 أزواج', percent: 200 },
    ],
  },
  {
    code: 'suitcase_size',
    label: { en: 'Suitcase size', ar: 'حجم الحقيبة' },
    isFilterable: true,
    choices: [
      { code: '20-inch', en: '20-inch cabin', ar: 'للمقصورة، 20 إنج', said: { en: '20-inch', ar: '20 إنج' } },
      {
        code: '24-inch',
        en: '24-inch medium',
        ar: 'وسط، 24 إنج',
        said: { en: '24-inch', ar: '24 إنج' },
        percent: 125,
      },
      {
        code: '28-inch',
        en: '28-inch large',
        ar: 'كبير، 28 إنج',
        said: { en: '28-inch', ar: '28 إنج' },
        percent: 150,
      },
    ],
  },
  {
    code: 'watch_strap',
    label: { en: 'Strap', ar: 'السوار' },
    isFilterable: true,
    choices: [
      { code: 'leather-strap', en: 'Leather', ar: 'جلد', said: { en: 'Leather strap', ar: 'سوار جلد' } },
      {
        code: 'steel-strap',
        en: 'Steel',
        ar: 'ستيل',
        said: { en: 'Steel bracelet', ar: 'سوار ستيل' },
        percent: 125,
      },
      {
        code: 'silicone-strap',
        en: 'Silicone',
        ar: 'سيليكون',
        said: { en: 'Silicone strap', ar: 'سوار سيليكون' },
        percent: 85,
      },
    ],
  },
  {
    code: 'jewelry_metal',
    label: { en: 'Metal', ar: 'معدن الحلي' },
    isFilterable: true,
    choices: [
      { code: 'silver-925', en: '925 silver', ar: 'فضة 925', percent: 140 },
      { code: 'gold-plated', en: '18K gold plating', ar: 'طلاء ذهب عيار 18' },
    ],
  },
  {
    code: 'lens',
    label: { en: 'Lenses', ar: 'العدسات' },
    isFilterable: true,
    choices: [
      { code: 'uv400', en: 'UV400', ar: 'UV400', said: { en: 'UV400 lenses', ar: 'عدسات UV400' } },
      {
        code: 'polarized',
        en: 'Polarized',
        ar: 'مستقطبة',
        said: { en: 'Polarized lenses', ar: 'عدسات مستقطبة' },
        percent: 125,
      },
      {
        code: 'photochromic',
        en: 'Photochromic',
        ar: 'تغمق في الشمس',
        said: { en: 'Photochromic lenses', ar: 'عدسات تغمق في الشمس' },
        percent: 140,
      },
    ],
  },
];
