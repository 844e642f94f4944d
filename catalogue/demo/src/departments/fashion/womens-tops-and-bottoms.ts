import type { Kind } from '../../department.ts';

export const womensTopsAndBottoms: readonly Kind[] = [
  {
    code: 'blouse',
    category: 'fashion/women/tops',
    picture: 'shirt',
    noun: { en: 'Women’s blouse', ar: 'بلوزة نسائية' },
    brands: ['ishtar', 'lc-waikiki', 'defacto', 'koton', 'mango'],
    series: ['Aria', 'Sena', 'Bella', 'Nova', 'Lina', 'Olive'],
    specifications: [
      { attribute: 'sleeve', choices: ['long', 'three-quarter'], inName: true },
      { attribute: 'material', choices: ['viscose', 'cotton', 'crepe'] },
      { attribute: 'pattern', choices: ['plain', 'striped', 'floral'] },
      { attribute: 'gender', choices: ['women'] },
    ],
    axes: [
      { attribute: 'color', choices: ['white', 'beige', 'navy', 'pink'] },
      { attribute: 'size', choices: ['s', 'm', 'l', 'xl', 'xxl'] },
    ],
    price: { from: 17_000, to: 39_000 },
    openings: [
      {
        en: 'The blouse that makes jeans look like an outfit: soft shoulders, a small collar and a hem long enough to wear loose.',
        ar: 'البلوزة التي تجعل الجينز أنيقاً: أكتاف ناعمة وياقة صغيرة وطول يسمح بلبسها فوق البنطلون.',
      },
      {
        en: 'Cool on the skin and quick to iron. Wear it under a blazer in winter and on its own for the rest of the year.',
        ar: 'باردة على الجلد وسهلة الكيّ. تلبسينها تحت السترة في الشتاء، ووحدها في بقية السنة.',
      },
      {
        en: 'Longer in the back for coverage when you bend, and closed at the neck so a scarf lies flat over it.',
        ar: 'أطول من الخلف فتستر عند الانحناء، ومغلقة عند الرقبة فيستقرّ الحجاب فوقها بلا تجعّد.',
      },
    ],
    points: [
      { en: 'Covered placket, no gaps between the buttons', ar: 'أزرار مخفية لا تترك فراغات بينها' },
      { en: 'Cuffs that can be rolled and buttoned', ar: 'أساور يمكن ثنيها وتثبيتها بزرّ' },
      { en: 'Collar that can be worn open or closed', ar: 'ياقة تُلبس مفتوحة أو مغلقة' },
      { en: 'Opaque, even in white', ar: 'لا تشفّ، حتى باللون الأبيض' },
      { en: 'Gentle cycle at 30 degrees, cool iron', ar: 'دورة ناعمة بدرجة 30 وكيّ خفيف' },
      { en: 'Spare button sewn inside', ar: 'زرّ احتياطي مثبت من الداخل' },
    ],
    shorts: [
      {
        en: 'A neat blouse for the office that stays cool all day.',
        ar: 'بلوزة مرتّبة للدوام وباردة طوال اليوم.',
      },
      { en: 'Soft, opaque and longer at the back.', ar: 'ناعمة، لا تشفّ، وأطول من الخلف.' },
    ],
  },
  {
    code: 'womens-t-shirt',
    category: 'fashion/women/tops',
    also: ['fashion/t-shirts'],
    picture: 'long-tee',
    noun: { en: 'Women’s T-shirt', ar: 'تيشيرت نسائي' },
    brands: ['dijla', 'ishtar', 'lc-waikiki', 'defacto', 'adidas', 'puma'],
    series: ['Basic', 'Daily', 'Soft', 'Essential', 'Weekend'],
    specifications: [
      { attribute: 'fit', choices: ['regular', 'loose', 'slim'], inName: true },
      { attribute: 'sleeve', choices: ['long'] },
      { attribute: 'material', choices: ['cotton'] },
      { attribute: 'gender', choices: ['women'] },
    ],
    axes: [
      { attribute: 'color', choices: ['white', 'black', 'gray', 'pink'] },
      { attribute: 'size', choices: ['s', 'm', 'l', 'xl', 'xxl'] },
    ],
    price: { from: 11_000, to: 26_000 },
    openings: [
      {
        en: 'Soft cotton with long sleeves, the piece you buy in three colors because you wear it under everything.',
        ar: 'قطن ناعم بأكمام طويلة، القطعة التي تشترين منها ثلاثة ألوان لأنها تُلبس تحت كل شيء.',
      },
      {
        en: 'It covers the hips, keeps its neckline wash after wash and is thin enough for August.',
        ar: 'يغطي الورك، ولا ترتخي رقبته بعد غسلات كثيرة، وخفيف يناسب حرّ آب.',
      },
      {
        en: 'Cotton with a touch of elastane, so it moves with you and keeps its shape.',
        ar: 'قطن مع قليل من الإيلاستين، فيتحرّك معك ولا يفقد شكله.',
      },
    ],
    points: [
      { en: '95% cotton, 5% elastane', ar: 'قطن 95% وإيلاستين 5%' },
      { en: 'Cuffs that stay in place', ar: 'أساور تثبت في مكانها' },
      { en: 'Double-stitched neck', ar: 'رقبة بخياطة مزدوجة' },
      { en: 'No scratchy label inside', ar: 'بلا ملصق داخلي يزعج الجلد' },
      { en: 'Not see-through', ar: 'لا يشفّ' },
    ],
    shorts: [
      {
        en: 'A long-sleeve cotton basic that covers the hips.',
        ar: 'تيشيرت قطني أساسي بأكمام طويلة يغطي الورك.',
      },
      { en: 'Soft, opaque and made to be washed often.', ar: 'ناعم، لا يشفّ، ويتحمّل كثرة الغسيل.' },
    ],
  },
  {
    code: 'womens-jeans',
    category: 'fashion/women/skirts-and-trousers',
    also: ['fashion/trousers'],
    picture: 'trousers',
    noun: { en: 'Women’s jeans', ar: 'بنطلون جينز نسائي' },
    called: { en: 'Women’s jeans', ar: 'جينز نسائي' },
    brands: ['babil', 'lc-waikiki', 'defacto', 'mango', 'levis'],
    series: ['Tigris', 'Nova', 'Metro', 'Canyon', 'Muse'],
    specifications: [
      { attribute: 'fit', choices: ['straight', 'loose', 'slim'], inName: true },
      { attribute: 'material', choices: ['denim'] },
      { attribute: 'gender', choices: ['women'] },
    ],
    axes: [
      { attribute: 'color', choices: ['blue', 'navy', 'black'] },
      { attribute: 'size', choices: ['36', '38', '40', '42', '44'] },
    ],
    price: { from: 26_000, to: 72_000 },
    openings: [
      {
        en: 'A high waist that stays up when you sit, and denim with just enough stretch for a day on your feet.',
        ar: 'خصر عالٍ لا ينزل عند الجلوس، وجينز فيه من المرونة ما يكفي ليوم كامل على قدميك.',
      },
      {
        en: 'No baggy knees: the denim springs back instead of sagging by the afternoon.',
        ar: 'جينز لا يتمدّد عند الركبة: يعود القماش إلى شكله ولا يترهّل بعد الظهر.',
      },
      {
        en: 'With a tunic, a long blouse or a plain T-shirt, these are the jeans that go with everything in your closet.',
        ar: 'مع تونيك أو بلوزة طويلة أو تيشيرت سادة، هذا هو البنطلون الذي يليق مع كل ما في الخزانة.',
      },
    ],
    points: [
      { en: 'High waist with five belt loops', ar: 'خصر عالٍ وخمس عُرى للحزام' },
      { en: '98% cotton, 2% elastane', ar: 'قطن 98% وإيلاستين 2%' },
      { en: 'Real pockets, front and back', ar: 'جيوب حقيقية من الأمام والخلف' },
      { en: 'The dye doesn’t rub off on bags or car seats', ar: 'لا تنتقل صبغته إلى الحقيبة أو مقعد السيارة' },
      { en: 'Metal zipper that lies flat', ar: 'سحّاب معدني لا يبرز' },
      { en: 'Wash inside out at 30 degrees', ar: 'يُغسل مقلوباً على 30 درجة' },
    ],
    shorts: [
      { en: 'High-waisted jeans with a little stretch.', ar: 'جينز بخصر عالٍ وقليل من المرونة.' },
      { en: 'Firm denim that keeps its shape until evening.', ar: 'قماش متين يحافظ على شكله حتى المساء.' },
    ],
  },
  {
    code: 'skirt',
    category: 'fashion/women/skirts-and-trousers',
    picture: 'skirt',
    noun: { en: 'Long skirt', ar: 'تنورة طويلة' },
    brands: ['ishtar', 'lc-waikiki', 'defacto', 'koton', 'trendyol'],
    series: ['Riva', 'Selin', 'Dune', 'Flora', 'Maya'],
    specifications: [
      { attribute: 'material', choices: ['viscose', 'crepe', 'linen'], inName: true },
      { attribute: 'fit', choices: ['flared', 'straight'] },
      { attribute: 'gender', choices: ['women'] },
    ],
    axes: [
      { attribute: 'color', choices: ['black', 'beige', 'olive', 'navy'] },
      { attribute: 'size', choices: ['s', 'm', 'l', 'xl', 'xxl'] },
    ],
    price: { from: 19_000, to: 45_000 },
    openings: [
      {
        en: 'Ankle length with room to walk, and no slit to worry about on stairs or in the wind.',
        ar: 'طويلة ومريحة في المشي: تصل إلى الكاحل، وبلا فتحة تشغل بالك على الدرج أو في الهواء.',
      },
      {
        en: 'A wide waistband that stays in place under any blouse, and a hem with enough weight to hang well.',
        ar: 'حزام خصر عريض يثبت تحت أي بلوزة، وحاشية ثقيلة قليلاً تجعلها تنسدل بأناقة.',
      },
      {
        en: 'Between pants and a dress: as comfortable as one, as graceful as the other.',
        ar: 'بين البنطلون والفستان: مريحة كالأول وأنيقة كالثاني.',
      },
    ],
    points: [
      { en: 'Ankle length, about 95 cm', ar: 'طولها إلى الكاحل، نحو 95 سم' },
      { en: 'Lined to the knee', ar: 'مبطّنة حتى الركبة' },
      { en: 'Elastic at the back of the waist', ar: 'مطاط في الجزء الخلفي من الخصر' },
      { en: 'Two side pockets', ar: 'جيبان جانبيان' },
      { en: 'Gentle cycle at 30 degrees', ar: 'تُغسل على الدورة الناعمة بدرجة 30' },
      { en: 'Doesn’t cling when you walk', ar: 'لا تلتصق بالساق عند المشي' },
    ],
    shorts: [
      {
        en: 'An ankle-length skirt with pockets and a soft waist.',
        ar: 'تنورة إلى الكاحل بجيبين وخصر مريح.',
      },
      {
        en: 'Hangs well, walks well, goes with everything.',
        ar: 'تنسدل بأناقة، وتريحك في المشي، وتليق مع كل شيء.',
      },
    ],
  },
  {
    code: 'womens-jacket',
    category: 'fashion/women/jackets',
    picture: 'jacket',
    noun: { en: 'Women’s jacket', ar: 'جاكيت نسائي' },
    brands: ['ishtar', 'lc-waikiki', 'koton', 'mango', 'defacto'],
    series: ['Urban', 'Cozy', 'Autumn', 'Elin', 'Nord'],
    specifications: [
      { attribute: 'material', choices: ['wool blend', 'denim', 'imitation leather'], inName: true },
      { attribute: 'season', choices: ['winter'] },
      { attribute: 'fit', choices: ['regular', 'loose'] },
      { attribute: 'gender', choices: ['women'] },
    ],
    axes: [
      { attribute: 'color', choices: ['black', 'brown', 'beige'] },
      { attribute: 'size', choices: ['s', 'm', 'l', 'xl', 'xxl'] },
    ],
    price: { from: 42_000, to: 110_000 },
    openings: [
      {
        en: 'Winter in Iraq is short but the mornings are cold. This jacket keeps you warm at seven and isn’t too much at noon.',
        ar: 'شتاؤنا قصير لكن صباحاته باردة. هذا الجاكيت يدفئ في السابعة صباحاً ولا يثقل عليك عند الظهر.',
      },
      {
        en: 'Roomy enough for a thick sweater underneath and comfortable to drive in.',
        ar: 'يتّسع لبلوزة صوف سميكة تحته، ولا يضايقك أثناء القيادة.',
      },
      {
        en: 'Clean lines and few seams, so it goes over a dress as well as over jeans.',
        ar: 'خطوط بسيطة وخياطة قليلة، فيليق فوق الفستان كما يليق فوق الجينز.',
      },
    ],
    points: [
      { en: 'Smooth lining that slips over sleeves', ar: 'بطانة ملساء تمرّ فوق الأكمام بسهولة' },
      { en: 'Two outer pockets and one inside', ar: 'جيبان خارجيان وجيب داخلي' },
      { en: 'Covers the hip', ar: 'يغطي الورك' },
      { en: 'Firm buttons, one spare included', ar: 'أزرار متينة ومعها زرّ احتياطي' },
      { en: 'Collar can be worn up against the wind', ar: 'ياقة تُرفع عند هبوب الريح' },
      {
        en: 'Hang it up after wearing; see the label for cleaning',
        ar: 'يُعلّق بعد اللبس، وطريقة تنظيفه على الملصق',
      },
    ],
    shorts: [
      {
        en: 'A winter jacket for cold mornings and mild afternoons.',
        ar: 'جاكيت شتوي لصباحات باردة وظهيرة معتدلة.',
      },
      { en: 'Lined, light and long enough to cover the hips.', ar: 'مبطّن وخفيف ويغطي الورك.' },
    ],
  },
  {
    code: 'hijab',
    category: 'fashion/women/hijabs-and-scarves',
    picture: 'scarf',
    noun: { en: 'Hijab scarf', ar: 'حجاب' },
    brands: ['ishtar', 'nakheel', 'sumer', 'dijla'],
    series: ['Reem', 'Nada', 'Haneen', 'Warda', 'Shahd', 'Basma'],
    specifications: [
      { attribute: 'material', choices: ['chiffon', 'jersey', 'cotton', 'satin', 'crepe'], inName: true },
      { attribute: 'pattern', choices: ['plain', 'printed'] },
      { attribute: 'gender', choices: ['women'] },
    ],
    axes: [{ attribute: 'color', choices: ['black', 'beige', 'pink', 'olive', 'navy'] }],
    price: { from: 5_000, to: 16_000 },
    openings: [
      {
        en: 'Wide enough to cover well and fine enough to sit without bulk. Two pins hold it for the whole day.',
        ar: 'عريض يستر جيداً، وناعم يستقرّ على الرأس بلا انتفاخ. دبّوسان يكفيانه طوال اليوم.',
      },
      {
        en: 'Its colors are matched to our abayas, so the two go together instead of almost going together.',
        ar: 'ألوانه منسّقة مع ألوان العباءات في المتجر، فلا تحتارين عند الاختيار.',
      },
      {
        en: 'The hem is rolled and stitched finely all around; it neither frays nor shows a thick edge around the face.',
        ar: 'حاشيته ملفوفة ومخيطة بدقّة من كل الجهات، فلا تنسل ولا تظهر حافّة سميكة حول الوجه.',
      },
    ],
    points: [
      { en: 'Doesn’t slip on an underscarf', ar: 'لا ينزلق فوق البونيه' },
      { en: 'Light on the head in the heat', ar: 'خفيف على الرأس في الحرّ' },
      { en: 'Long enough for every way of wrapping', ar: 'طوله يكفي لكل طرق اللفّ' },
      { en: 'Dries in an hour and needs little ironing', ar: 'يجفّ خلال ساعة ويحتاج إلى كيّ قليل' },
    ],
    shorts: [
      { en: 'A full-size scarf that stays in place.', ar: 'حجاب بقياس كامل يثبت في مكانه.' },
      { en: 'Fine hem, soft drape, colors that match.', ar: 'حاشية ناعمة وقماش ينسدل جيداً وألوان متناسقة.' },
    ],
  },
];
