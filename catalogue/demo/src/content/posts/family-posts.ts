import type { DemoPost } from './demo-post.ts';

/** Posts about the family: clothes, care, children, gifts. */
export const familyPosts: readonly DemoPost[] = [
  {
    slug: 'what-to-wear-in-july',
    publishedOn: '2026-09-13',
    picture: 'wardrobe-rail',
    texts: {
      en: {
        title: 'What to wear when it’s 48 degrees',
        summary: 'Linen, loose cuts, and light colors: what fabrics do in dry heat, and how to wash them.',
        content: `<p>In dry heat, the body cools itself by sweat that dries. Clothes help when they let air through, and they hurt when they stick.</p>
<h2>Fabrics from cool to warm</h2>
<ul>
<li><strong>Linen</strong> is the coolest, and its creases belong to it.</li>
<li><strong>Light cotton</strong> takes up sweat well. Choose muslin or poplin, not jersey.</li>
<li><strong>Viscose</strong> falls nicely and feels cool, but dries slowly.</li>
<li><strong>Polyester</strong> holds heat, unless it’s a sports fabric with holes.</li>
</ul>
<p>The cut matters as much as the fabric. A loose abaya or dishdasha is cooler than a tight shirt, because the air moves under it. Light colors reflect the sun; black is only cool when it’s wide.</p>
<p>Wash linen and cotton at 30 degrees and dry them in the shade. The sun bleaches in one afternoon what you wanted to wear for a summer.</p>
<p>Look at <a href="{{store url="fashion"}}">fashion</a>, and at <a href="{{store url="fashion/shirts"}}">shirts</a> first; the fabric is named on every page.</p>`,
      },
      ar: {
        title: 'ماذا تلبس حين تبلغ الحرارة 48',
        summary: 'كتّان وقصّات واسعة وألوان فاتحة: ما تفعله الأقمشة في الحرّ الجاف، وكيف تُغسل.',
        content: `<p>في الحرّ الجاف يبرّد الجسم نفسه بعرق يجفّ. تُعين الملابس على ذلك حين يمرّ منها الهواء، وتضرّ حين تلتصق.</p>
<h2>الأقمشة من الأبرد إلى الأدفأ</h2>
<ul>
<li><strong>الكتّان</strong> أبردها، وتجاعيده منه.</li>
<li><strong>القطن الخفيف</strong> يمتصّ العرق جيداً. اختر الموسلين أو البوبلين لا المحبوك.</li>
<li><strong>الفسكوز</strong> ينسدل جيداً وملمسه بارد، لكنه يجفّ ببطء.</li>
<li><strong>البوليستر</strong> يحبس الحرارة، إلا القماش الرياضي المثقّب.</li>
</ul>
<p>القصّة مهمّة كالقماش. العباءة الواسعة والدشداشة أبرد من قميص ضيّق، لأن الهواء يتحرك تحتهما. الفاتح يعكس الشمس، والأسود لا يبرد إلا واسعاً.</p>
<p>اغسل الكتّان والقطن على 30 درجة وانشرهما في الظل، فالشمس تُبهت في عصر واحد ما أردت لبسه صيفاً كاملاً.</p>
<p>تصفّح <a href="{{store url="fashion"}}">الأزياء</a>، وابدأ <a href="{{store url="fashion/shirts"}}">بالقمصان</a>، والقماش مذكور في صفحة كل قطعة.</p>`,
      },
    },
  },
  {
    slug: 'skin-in-dust-and-dry-air',
    publishedOn: '2026-10-25',
    picture: 'bathroom-shelf',
    texts: {
      en: {
        title: 'Your skin in dust and dry air',
        summary:
          'Three steps in the morning, two in the evening. More bottles don’t help, the right order does.',
        content: `<p>Dust storms, air conditioning, and hard water: skin in Iraq has a lot to bear. It needs less than advertisements say, but it needs it every day.</p>
<h2>In the morning</h2>
<ol>
<li>Rinse with lukewarm water. Soap only if your skin is oily.</li>
<li>Put a light moisturizer on while the skin is still damp.</li>
<li>Sunscreen of at least SPF 30, two fingers’ length for face and neck. Again at noon if you’re outside.</li>
</ol>
<h2>In the evening</h2>
<ol>
<li>Wash off sunscreen and dust with a mild cleanser, for a whole minute.</li>
<li>A richer cream, and a drop of oil where it’s tight.</li>
</ol>
<p>After a dust storm wash your face before you rub your eyes. Try something new on the inside of your arm first, and give it a day. What burns isn’t working, it’s burning.</p>
<p>If you like it simple: a mild bar from <a href="{{store url="grocery/soap"}}">soap</a> does for most skin.</p>`,
      },
      ar: {
        title: 'بشرتك في الغبار والهواء الجاف',
        summary: 'ثلاث خطوات في الصباح واثنتان في المساء. لا تنفع كثرة القناني، بل ترتيبها.',
        content: `<p>عواصف ترابية وتكييف وماء عسر: على البشرة في العراق حمل كبير. تحتاج إلى أقل مما تقول الإعلانات، لكنها تحتاج إليه كل يوم.</p>
<h2>في الصباح</h2>
<ol>
<li>اغسلي وجهك بماء فاتر، والصابون للبشرة الدهنية فقط.</li>
<li>مرطّب خفيف والبشرة ما زالت رطبة.</li>
<li>واقي شمس بدرجة 30 على الأقل، بطول إصبعين للوجه والرقبة، ومرة أخرى عند الظهر إن كنت خارج البيت.</li>
</ol>
<h2>في المساء</h2>
<ol>
<li>أزيلي الواقي والغبار بغسول لطيف، دقيقة كاملة.</li>
<li>كريم أغنى، وقطرة زيت حيث تشدّ البشرة.</li>
</ol>
<p>بعد العاصفة الترابية اغسلي وجهك قبل أن تفركي عينيك. جرّبي كل جديد على باطن الذراع أولاً وانتظري يوماً. ما يحرق لا يعمل، بل يحرق.</p>
<p>وإن أحببت البساطة فقطعة لطيفة من قسم <a href="{{store url="grocery/soap"}}">الصابون</a> تكفي أكثر أنواع البشرة.</p>`,
      },
    },
  },
  {
    slug: 'what-a-newborn-needs',
    publishedOn: '2026-10-04',
    picture: 'nursery',
    texts: {
      en: {
        title: 'What a newborn really needs',
        summary: 'A short list for the first three months, and a longer one of what can wait.',
        content: `<p>Everybody brings something, and half of it stays in its box. This is what families tell us they used every day.</p>
<h2>From the first day</h2>
<ul>
<li>six bodysuits and six sleepsuits, half of them one size bigger</li>
<li>diapers of the smallest size, one pack only: babies grow out of it in weeks</li>
<li>muslin cloths, at least ten, for everything</li>
<li>a firm mattress and a fitted sheet, no pillow and no blanket in the bed</li>
<li>a thermometer, nail scissors with round tips, a mild wash</li>
</ul>
<h2>What can wait</h2>
<ul>
<li>shoes, until the baby walks</li>
<li>a high chair, until about six months</li>
<li>a stroller with every extra: first see how you live with a simple one</li>
<li>toys, because faces are more interesting</li>
</ul>
<p>Ask for a <a href="{{store url="gift-cards"}}">gift card</a> when somebody wants to give you something. In three months you’ll know what you need.</p>`,
      },
      ar: {
        title: 'ما يحتاج إليه المولود فعلاً',
        summary: 'قائمة قصيرة للأشهر الثلاثة الأولى، وأطول منها لما يمكن أن ينتظر.',
        content: `<p>كل واحد يأتي بشيء، ونصف ما يأتي يبقى في علبته. هذا ما تقول العوائل إنها استعملته كل يوم.</p>
<h2>من اليوم الأول</h2>
<ul>
<li>ست قطع داخلية وست بدلات نوم، نصفها أكبر بقياس</li>
<li>حفّاظات من أصغر قياس، رزمة واحدة فقط، فالطفل يكبر عليها في أسابيع</li>
<li>قطع شاش، عشر على الأقل، لكل شيء</li>
<li>فراش صلب وشرشف مشدود، بلا وسادة ولا بطانية في السرير</li>
<li>محرار، ومقصّ أظافر مدوّر الرأس، وغسول لطيف</li>
</ul>
<h2>ما يمكن أن ينتظر</h2>
<ul>
<li>الحذاء حتى يمشي</li>
<li>كرسي الطعام حتى نحو الشهر السادس</li>
<li>عربة بكل إضافاتها: جرّب البسيطة أولاً</li>
<li>الألعاب، فالوجوه عنده أمتع</li>
</ul>
<p>اطلب <a href="{{store url="gift-cards"}}">بطاقة هدية</a> ممّن يريد أن يهديك، فبعد ثلاثة أشهر تعرف ما تحتاج إليه.</p>`,
      },
    },
  },
  {
    slug: 'gifts-from-far-away',
    publishedOn: '2026-09-20',
    picture: 'gift-wrap',
    texts: {
      en: {
        title: 'A gift for the family, when you’re far away',
        summary:
          'Order from abroad, deliver to the door in Basra or Mosul: how it’s done without spoiling the surprise.',
        content: `<p>Many of our orders are placed abroad and delivered at home. It’s easy, if you know three things.</p>
<ol>
<li><strong>The address is hers, the phone is hers, the payment is yours.</strong> The courier calls the number on the order, so write the one of the person at home. Choose a way to pay that isn’t cash.</li>
<li><strong>The landmark matters more than the house number.</strong> Ask for it: next to which school, across from which bakery.</li>
<li><strong>Order three days ahead.</strong> Delivery takes a day. The other two are for the phone that’s switched off.</li>
</ol>
<h2>If you can’t decide</h2>
<p>For a new home: a tea set or a good pan. For a mother: something for herself, not for the kitchen. For a student: a power bank. For a child: a book, and a toy that needs no batteries. And a <a href="{{store url="gift-cards"}}">gift card</a> is never the wrong size.</p>
<p>Not right after all? She has 14 days to exchange it: <a href="{{store url="i/returns"}}">how returns work</a>.</p>`,
      },
      ar: {
        title: 'هدية لأهلك وأنت بعيد',
        summary: 'تطلب من الخارج وتصل إلى الباب في البصرة أو الموصل: هكذا، من دون أن تُفسد المفاجأة.',
        content: `<p>طلبات كثيرة عندنا تُطلب من الخارج وتُوصل إلى البيت. الأمر سهل إذا عرفت ثلاثة أشياء.</p>
<ol>
<li><strong>العنوان عنوانهم والهاتف هاتفهم، والدفع عليك.</strong> المندوب يتصل بالرقم المكتوب في الطلب، فاكتب رقم من في البيت، واختر طريقة دفع غير النقد.</li>
<li><strong>أقرب نقطة دالة أهم من رقم الدار.</strong> اسأل عنها: جنب أي مدرسة، ومقابل أي فرن.</li>
<li><strong>اطلب قبل ثلاثة أيام.</strong> التوصيل في يوم، واليومان للهاتف المغلق.</li>
</ol>
<h2>إن احترت</h2>
<p>لبيت جديد: طقم شاي أو طاوة جيدة. للأم: شيء لها لا للمطبخ. للطالب: باور بانك. للطفل: كتاب ولعبة لا تحتاج إلى بطارية. و<a href="{{store url="gift-cards"}}">بطاقة الهدية</a> قياسها مضبوط دائماً.</p>
<p>لم تعجبهم؟ لهم 14 يوماً لتبديلها: <a href="{{store url="i/returns"}}">هكذا يتم الإرجاع</a>.</p>`,
      },
    },
  },
  {
    slug: 'how-to-read-a-product-page',
    publishedOn: '2026-09-06',
    picture: 'home-stage',
    texts: {
      en: {
        title: 'How to read a product page',
        summary: 'Size, material, what’s in the box, when it comes: where we say what, and what to ask us.',
        content: `<p>You can’t touch things through a screen. So we write down what your hands would have told you. Here’s where.</p>
<ul>
<li><strong>Pictures:</strong> the last one often shows the size, next to something you know.</li>
<li><strong>The line below the name:</strong> what it is, in one sentence, without praise.</li>
<li><strong>Details:</strong> size, weight, material, power. If a number is missing, ask us: it’s missing for you too.</li>
<li><strong>In the box:</strong> if it isn’t on the list, it isn’t in the box. Batteries are always mentioned.</li>
<li><strong>Delivery:</strong> the day for your governorate. Choose it once at the top and every page will know it.</li>
<li><strong>Reviews:</strong> read one with three stars. It tells you more than ten with five.</li>
</ul>
<p>If something arrives that isn’t what we wrote, it’s our mistake and we’ll take it back at our expense: <a href="{{store url="i/returns"}}">returns</a>.</p>`,
      },
      ar: {
        title: 'كيف تقرأ صفحة المنتج',
        summary: 'القياس والمادة وما في العلبة وموعد الوصول: أين نكتب كل شيء، وعمّ تسألنا.',
        content: `<p>لا يمكنك لمس المنتج من خلال الشاشة، لذلك نكتب ما كانت يداك ستقولانه لك. وهذا مكانه.</p>
<ul>
<li><strong>الصور:</strong> آخرها كثيراً ما يُظهر الحجم بجانب شيء تعرفه.</li>
<li><strong>السطر تحت الاسم:</strong> ما هو في جملة واحدة، بلا مديح.</li>
<li><strong>التفاصيل:</strong> القياس والوزن والمادة والقدرة. إذا نقص رقم فاسألنا، فهو ناقص عليك أيضاً.</li>
<li><strong>في العلبة:</strong> ما ليس في القائمة ليس في العلبة، والبطاريات مذكورة دائماً.</li>
<li><strong>التوصيل:</strong> اليوم الذي يصل فيه إلى محافظتك. اخترها مرة واحدة في الأعلى وتعرفها كل صفحة.</li>
<li><strong>الآراء:</strong> اقرأ رأياً بثلاث نجوم، فهو يخبرك أكثر من عشرة بخمس.</li>
</ul>
<p>إذا وصلك غير ما كتبناه فالخطأ خطؤنا، ونستعيده على حسابنا: <a href="{{store url="i/returns"}}">الإرجاع</a>.</p>`,
      },
    },
  },
];
