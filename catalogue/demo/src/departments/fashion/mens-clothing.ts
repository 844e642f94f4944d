import type { Kind } from '../../department.ts';

export const mensClothing: readonly Kind[] = [
  {
    code: 'dishdasha',
    category: 'fashion/men/dishdashas',
    picture: 'dishdasha',
    noun: { en: 'Men’s dishdasha', ar: 'دشداشة رجالية' },
    brands: ['nakheel', 'babil', 'sumer', 'dijla'],
    series: ['Basra', 'Najaf', 'Majlis', 'Diwan', 'Sahil', 'Furat'],
    specifications: [
      { attribute: 'material', choices: ['cotton', 'polyester', 'viscose'], inName: true },
      { attribute: 'sleeve', choices: ['long'] },
      { attribute: 'gender', choices: ['men'] },
    ],
    axes: [
      { attribute: 'color', choices: ['white', 'beige', 'gray', 'navy'] },
      { attribute: 'size', choices: ['52', '54', '56', '58', '60'] },
    ],
    price: { from: 24_000, to: 68_000 },
    openings: [
      {
        en: 'For Friday prayers, the diwan and evenings at home: a straight cut, a stand-up collar and room for a full stride.',
        ar: 'لصلاة الجمعة والديوان وأمسيات البيت: قصّة مستقيمة وياقة واقفة وسعة مريحة في المشي.',
      },
      {
        en: 'Sewn the way a tailor does it, with flat seams and a second line of stitching where a dishdasha usually tears first: under the arm.',
        ar: 'خياطتها كخياطة الخيّاط: دروز مسطّحة ودرزة ثانية تحت الإبط، حيث تنفتق الدشداشة عادةً.',
      },
      {
        en: 'Stays pressed through a long sitting and lets air through when the power is out and the cooler stops.',
        ar: 'تحافظ على كيّها في الجلسات الطويلة، ويدخلها الهواء حين تنقطع الكهرباء وتتوقف المبردة.',
      },
    ],
    points: [
      { en: 'Side pockets deep enough for phone and keys', ar: 'جيبان جانبيان عميقان للموبايل والمفاتيح' },
      { en: 'Chest pocket with a pen slot', ar: 'جيب على الصدر بمكان للقلم' },
      {
        en: 'The size is the length in inches; the chest is cut to match',
        ar: 'القياس هو الطول بالإنج، ويزداد عرض الصدر معه',
      },
      { en: 'Color-fast, not see-through', ar: 'لون ثابت، ولا تشفّ' },
      { en: 'Two spare buttons sewn into the side seam', ar: 'زرّان احتياطيان مثبتان من الداخل' },
      { en: 'Hem can be let down by 4 cm', ar: 'يمكن تطويلها 4 سم من الحاشية' },
    ],
    shorts: [
      {
        en: 'A dishdasha with clean stitching and a comfortable cut.',
        ar: 'دشداشة بخياطة نظيفة وقصّة مريحة.',
      },
      { en: 'For Fridays, feasts and quiet evenings at home.', ar: 'للجمعة والأعياد وأمسيات البيت الهادئة.' },
    ],
  },
  {
    code: 'mens-shirt',
    category: 'fashion/men/shirts',
    also: ['fashion/shirts'],
    picture: 'shirt',
    noun: { en: 'Men’s shirt', ar: 'قميص رجالي' },
    brands: ['ishtar', 'babil', 'lc-waikiki', 'defacto', 'koton', 'us-polo'],
    series: ['Office', 'Oxford', 'Riviera', 'Tailor', 'Weekend', 'Avenue'],
    specifications: [
      { attribute: 'fit', choices: ['slim', 'regular'], inName: true },
      { attribute: 'sleeve', choices: ['long'] },
      { attribute: 'pattern', choices: ['plain', 'striped', 'checked'] },
      { attribute: 'material', choices: ['cotton'] },
      { attribute: 'gender', choices: ['men'] },
    ],
    axes: [
      { attribute: 'color', choices: ['white', 'blue', 'navy', 'beige'] },
      { attribute: 'size', choices: ['m', 'l', 'xl', 'xxl', '3xl'] },
    ],
    price: { from: 19_000, to: 52_000 },
    openings: [
      {
        en: 'A shirt that stays tucked in: long enough in front and back, with a collar that holds with or without a tie.',
        ar: 'قميص تُدخله في البنطلون فيبقى في مكانه: طويل من الأمام والخلف، وياقته تثبت مع الرباط ومن دونه.',
      },
      {
        en: 'For the office from Sunday to Thursday. It comes out of the wash almost smooth and needs ironing only at the collar and cuffs.',
        ar: 'للدوام من الأحد إلى الخميس: يخرج من الغسالة شبه مكوي، ولا يحتاج إلا إلى لمسة على الياقة والأساور.',
      },
      {
        en: 'Woven lightly enough for September and closely enough that the undershirt doesn’t show.',
        ar: 'نسيجه خفيف يناسب أيلول، ومتراصّ فلا تظهر الفانيلة تحته.',
      },
    ],
    points: [
      { en: 'Collar with removable stays', ar: 'ياقة بدعامات تُنزع عند الغسل' },
      { en: 'Cross-stitched buttons, one spare', ar: 'أزرار مخيطة بشكل متقاطع وزرّ احتياطي' },
      { en: 'Adjustable cuffs, two buttons', ar: 'أساور بزرّين لضبط العرض' },
      { en: 'Chest pocket', ar: 'جيب على الصدر' },
      { en: 'Back pleat for freedom of movement', ar: 'ثنية في الظهر تمنح الذراعين حرية الحركة' },
    ],
    shorts: [
      { en: 'A neat shirt for the office and for evenings out.', ar: 'قميص مرتّب للدوام ولطلعات المساء.' },
      { en: 'Easy to iron, with a collar that holds.', ar: 'سهل الكيّ، بياقة ثابتة.' },
    ],
  },
  {
    code: 'mens-t-shirt',
    category: 'fashion/men/t-shirts',
    also: ['fashion/t-shirts'],
    picture: 'tee',
    noun: { en: 'Men’s T-shirt', ar: 'تيشيرت رجالي' },
    brands: ['dijla', 'defacto', 'lc-waikiki', 'nike', 'adidas', 'puma'],
    series: ['Basic', 'Core', 'Daily', 'Street', 'Classic', 'Essential'],
    specifications: [
      { attribute: 'fit', choices: ['regular', 'slim', 'loose'], inName: true },
      { attribute: 'sleeve', choices: ['short'] },
      { attribute: 'pattern', choices: ['plain', 'printed'] },
      { attribute: 'material', choices: ['cotton'] },
      { attribute: 'gender', choices: ['men'] },
    ],
    axes: [
      { attribute: 'color', choices: ['white', 'black', 'navy', 'olive'] },
      { attribute: 'size', choices: ['s', 'm', 'l', 'xl', 'xxl'] },
    ],
    price: { from: 10_000, to: 29_000 },
    openings: [
      {
        en: 'Midweight cotton that neither clings nor balloons. After a summer of washing it’s still the T-shirt you take from the top of the pile.',
        ar: 'قطن متوسط السماكة لا يلتصق ولا ينتفخ. وبعد صيف كامل من الغسيل يبقى أول ما تختاره من الخزانة.',
      },
      {
        en: 'Cool under a shirt, presentable on its own. The neck lies flat and the shoulders are taped so that they don’t stretch on the line.',
        ar: 'بارد تحت القميص ومرتّب وحده. رقبته مستوية، وكتفاه مدعّمتان بشريط فلا تتمدّدان على حبل الغسيل.',
      },
      {
        en: 'Cotton against 48 degrees: it absorbs sweat, dries quickly and needs no ironing.',
        ar: 'قطن في مواجهة 48 درجة: يمتصّ العرق ويجفّ بسرعة ولا يحتاج إلى كيّ.',
      },
    ],
    points: [
      { en: '100% combed cotton', ar: 'قطن ممشّط 100%' },
      { en: 'No side seams', ar: 'بلا خياطة جانبية' },
      { en: 'Pre-shrunk, keeps its length', ar: 'مغسول مسبقاً فلا ينكمش طوله' },
      { en: 'Ribbed crew neck', ar: 'رقبة دائرية مضلّعة' },
      { en: 'Printed care label that doesn’t scratch', ar: 'تعليمات الغسل مطبوعة فلا ملصق يحكّ الرقبة' },
    ],
    shorts: [
      { en: 'Combed cotton for every day of a long summer.', ar: 'قطن ممشّط لكل يوم من صيف طويل.' },
      { en: 'Soft, pre-shrunk and true to size.', ar: 'ناعم ولا ينكمش، وقياسه مطابق.' },
    ],
  },
  {
    code: 'mens-trousers',
    category: 'fashion/men/trousers-and-shorts',
    also: ['fashion/trousers'],
    picture: 'trousers',
    noun: { en: 'Men’s chinos', ar: 'بنطلون رجالي' },
    brands: ['babil', 'lc-waikiki', 'defacto', 'koton', 'dockers'],
    series: ['City', 'Metro', 'Harbor', 'Avenue', 'Route'],
    specifications: [
      { attribute: 'fit', choices: ['slim', 'straight', 'regular'], inName: true },
      { attribute: 'material', choices: ['cotton'] },
      { attribute: 'season', choices: ['all-year'] },
      { attribute: 'gender', choices: ['men'] },
    ],
    axes: [
      { attribute: 'color', choices: ['beige', 'navy', 'gray', 'olive'] },
      { attribute: 'size', choices: ['30', '32', '34', '36', '38'] },
    ],
    price: { from: 26_000, to: 64_000 },
    openings: [
      {
        en: 'Dressier than jeans, easier than a suit: for the office, for visits and for the errands in between.',
        ar: 'أرتب من الجينز وأريح من البدلة: بنطلون للدوام والزيارات وما بينهما من مشاوير.',
      },
      {
        en: 'The waist gives a little after lunch, the crease stays and the pockets hold a phone without tearing at the seam.',
        ar: 'خصره يتّسع قليلاً بعد الغداء، وكسرته تبقى، وجيوبه تحمل الموبايل من دون أن تنفتق.',
      },
      {
        en: 'Fabric that’s soft from the first day and cool even when the office air conditioner quits in September.',
        ar: 'قماش ناعم من اليوم الأول، وبارد حتى في مكتب توقّف سبلته في أيلول.',
      },
    ],
    points: [
      { en: 'Flexible inner waistband', ar: 'حزام داخلي مرن عند الخصر' },
      { en: 'Two slanted and two buttoned back pockets', ar: 'جيبان مائلان وجيبان خلفيان بأزرار' },
      { en: 'Small inner pocket for coins or a USB stick', ar: 'جيب داخلي صغير للقطع المعدنية أو الفلاش' },
      { en: 'Zipper with a lock', ar: 'سحّاب بقفل لا ينزل وحده' },
      { en: 'The size is the waist in inches, length 32', ar: 'القياس هو محيط الخصر بالإنج، والطول 32' },
    ],
    shorts: [
      { en: 'Chinos for the office and for dinner.', ar: 'بنطلون يناسب الدوام والعشاء معاً.' },
      { en: 'A clean cut with a waist that gives.', ar: 'قصّة نظيفة وخصر مريح.' },
    ],
  },
  {
    code: 'mens-shorts',
    category: 'fashion/men/trousers-and-shorts',
    also: ['fashion/trousers'],
    picture: 'shorts',
    noun: { en: 'Men’s shorts', ar: 'شورت رجالي' },
    brands: ['dijla', 'defacto', 'lc-waikiki', 'puma', 'adidas'],
    series: ['Coast', 'Daily', 'Weekend', 'Active', 'Easy'],
    specifications: [
      { attribute: 'material', choices: ['cotton', 'polyester'], inName: true },
      { attribute: 'season', choices: ['summer'] },
      { attribute: 'gender', choices: ['men'] },
    ],
    axes: [
      { attribute: 'color', choices: ['black', 'gray', 'navy', 'beige'] },
      { attribute: 'size', choices: ['m', 'l', 'xl', 'xxl', '3xl'] },
    ],
    price: { from: 12_000, to: 32_000 },
    openings: [
      {
        en: 'Knee length, loose and dry on the line in an hour: for the house, the yard and the pool.',
        ar: 'يصل إلى الركبة، واسع ومريح، ويجفّ على الحبل في ساعة: للبيت والحديقة والمسبح.',
      },
      {
        en: 'A soft drawstring waist instead of a stiff button, for the hours after a long day.',
        ar: 'خصر مطاطي بخيط بدلاً من الزرّ القاسي، لساعات الراحة بعد يوم طويل.',
      },
      {
        en: 'Light shorts for a pickup match or a trip to Dukan, with a back pocket that closes, so nothing falls out in the car.',
        ar: 'شورت خفيف لمباراة مع الأصدقاء أو سفرة إلى دوكان، وجيبه الخلفي يُغلق فلا يسقط منه شيء في السيارة.',
      },
    ],
    points: [
      { en: 'Inseam of 22 cm', ar: 'طول الساق من الداخل 22 سم' },
      { en: 'Elastic waist with drawstring', ar: 'خصر مطاطي بخيط' },
      { en: 'Back pocket with a zipper', ar: 'جيب خلفي بسحّاب' },
      { en: 'Two deep side pockets', ar: 'جيبان جانبيان عميقان' },
      { en: 'Dries quickly, needs no ironing', ar: 'يجفّ بسرعة ولا يحتاج إلى كيّ' },
    ],
    shorts: [
      { en: 'Knee-length shorts for home, garden and pool.', ar: 'شورت إلى الركبة للبيت والحديقة والمسبح.' },
      { en: 'Light, loose and dry in an hour.', ar: 'خفيف وواسع ويجفّ خلال ساعة.' },
    ],
  },
  {
    code: 'polo-shirt',
    category: 'fashion/men/t-shirts',
    also: ['fashion/t-shirts'],
    picture: 'polo',
    noun: { en: 'Men’s polo shirt', ar: 'تيشيرت بولو رجالي' },
    called: { en: 'Men’s polo', ar: 'بولو رجالي' },
    brands: ['ishtar', 'defacto', 'lc-waikiki', 'us-polo', 'puma'],
    series: ['Club', 'Marina', 'Avenue', 'Classic', 'Pique'],
    specifications: [
      { attribute: 'fit', choices: ['regular', 'slim'], inName: true },
      { attribute: 'sleeve', choices: ['short'] },
      { attribute: 'material', choices: ['cotton'] },
      { attribute: 'gender', choices: ['men'] },
    ],
    axes: [
      { attribute: 'color', choices: ['white', 'navy', 'green', 'burgundy', 'beige'] },
      { attribute: 'size', choices: ['m', 'l', 'xl', 'xxl', '3xl'] },
    ],
    price: { from: 16_000, to: 46_000 },
    openings: [
      {
        en: 'Neater than a T-shirt, cooler than a shirt: for offices without a tie and lunches with family.',
        ar: 'أرتب من التيشيرت وأبرد من القميص: للدوام بلا رباط، ولغداء الجمعة عند الأهل.',
      },
      {
        en: 'The knit lets air through and the collar doesn’t curl after washing.',
        ar: 'نسيجه يسمح بمرور الهواء، وياقته لا تلتفّ أطرافها بعد الغسيل.',
      },
      {
        en: 'Looks ironed when it isn’t, and keeps its color through the summer.',
        ar: 'يبدو مكوياً وإن لم تكوِه، ويحافظ على لونه طوال الصيف.',
      },
    ],
    points: [
      { en: 'Piqué cotton', ar: 'قطن بيكيه' },
      { en: 'Straight hem to wear untucked', ar: 'حاشية مستوية تُلبس خارج البنطلون' },
      { en: 'Side vents', ar: 'فتحتان جانبيتان' },
      { en: 'Three pearl buttons, one spare', ar: 'ثلاثة أزرار لؤلؤية وزرّ احتياطي' },
      { en: 'Ribbed cuffs', ar: 'نهايات أكمام مضلّعة' },
    ],
    shorts: [
      { en: 'A cool, neat polo for the office and for Fridays.', ar: 'بولو بارد ومرتّب للدوام وليوم الجمعة.' },
      { en: 'Airy piqué with a collar that stays flat.', ar: 'قطن بيكيه مهوّى بياقة ثابتة.' },
    ],
  },
  {
    code: 'shemagh',
    category: 'fashion/men/dishdashas',
    picture: 'scarf',
    noun: { en: 'Shemagh', ar: 'يشماغ' },
    brands: ['nakheel', 'sumer', 'babil'],
    series: ['Furat', 'Badiya', 'Sheikh', 'Anbar'],
    specifications: [
      { attribute: 'material', choices: ['cotton'], inName: true },
      { attribute: 'pattern', choices: ['checked'] },
      { attribute: 'gender', choices: ['men'] },
    ],
    axes: [{ attribute: 'color', choices: ['black', 'red', 'white'] }],
    price: { from: 12_000, to: 42_000 },
    openings: [
      {
        en: 'Woven closely enough to sit well under the agal, and light enough for a noon in Anbar.',
        ar: 'نسيجه متراصّ فيستقرّ تحت العقال، وخفيف يُحتمل في ظهيرة الأنبار.',
      },
      {
        en: 'For the diwan and the wedding procession, and on the road against sun and dust.',
        ar: 'للديوان وزفّة العرس، وفي الطريق من الشمس والغبار.',
      },
      {
        en: 'A pattern woven in, not printed on: it doesn’t wash out and looks the same on both sides.',
        ar: 'نقشته منسوجة لا مطبوعة، فلا تزول بالغسل، ووجهاه متشابهان.',
      },
    ],
    points: [
      { en: 'Large enough for every way of wrapping', ar: 'حجمه يكفي لكل طرق اللفّ' },
      { en: 'Hand-knotted fringe', ar: 'هدب معقود باليد' },
      { en: 'Takes starch well', ar: 'يقبل النشاء والكيّ' },
      { en: 'Comes folded in a box', ar: 'يصلك مطوياً في علبة' },
    ],
    shorts: [
      { en: 'A woven shemagh that sits well under the agal.', ar: 'يشماغ منسوج يستقرّ تحت العقال.' },
      { en: 'For the diwan, for feasts and for the road.', ar: 'للديوان والمناسبات والسفر.' },
    ],
  },
];
