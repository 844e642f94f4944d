import type { DemoPost } from './demo-post.ts';

/** Posts about the kitchen and what is eaten and drunk. */
export const kitchenPosts: readonly DemoPost[] = [
  {
    slug: 'how-to-brew-cardamom-tea',
    publishedOn: '2026-11-22',
    picture: 'tea-time',
    texts: {
      en: {
        title: 'Cardamom tea that tastes like your grandmother’s',
        summary:
          'Two pots, low heat, and patience: how tea is brewed in Iraq, and what goes wrong when it’s bitter.',
        content: `<p>Everyone in Iraq makes tea, and everyone says theirs is the right way. What they agree on: tea is brewed slowly, above steam, and never boiled.</p>
<h2>What you need</h2>
<ul>
<li>two pots that stand on each other, a big one for water and a small one for tea</li>
<li>loose black tea, one heaped teaspoon for each glass</li>
<li>three or four cardamom pods, cracked open</li>
<li>small glasses, so that the tea stays hot to the last sip</li>
</ul>
<h2>How it’s done</h2>
<ol>
<li>Rinse the tea with a little cold water and pour it off. That takes the dust and half of the bitterness.</li>
<li>Put the tea and the cardamom into the small pot and pour boiling water over them.</li>
<li>Set it on the big pot and turn the heat low. The steam does the work.</li>
<li>Wait 12 to 15 minutes, until the leaves have sunk.</li>
<li>Fill the glass one third with tea and the rest with water, the way each guest likes it.</li>
</ol>
<p>Bitter? It stood too long, or the flame touched the small pot. Weak? The leaves had no time to open. Take a little more tea rather than more minutes.</p>
<p>Everything for the tray is in our <a href="{{store url="home-and-kitchen/kettles-and-tea"}}">kettles and tea</a> section.</p>`,
      },
      ar: {
        title: 'شاي مهيّل كالذي تصنعه جدّتك',
        summary: 'قوريان ونار هادئة وصبر: هكذا يُخدَّر الشاي العراقي، ومن هنا تأتي المرارة حين تأتي.',
        content: `<p>كل بيت عراقي يصنع الشاي، وكل بيت يقول إن طريقته هي الصحيحة. لكن الجميع متفقون على أن الشاي يُخدَّر على البخار بهدوء ولا يُغلى أبداً.</p>
<h2>ما تحتاج إليه</h2>
<ul>
<li>كتلي كبير للماء وقوري صغير فوقه للشاي</li>
<li>شاي أسود ورق، ملعقة صغيرة ممتلئة لكل استكان</li>
<li>ثلاث حبّات هيل أو أربع، مكسورة</li>
<li>استكانات صغيرة ليبقى الشاي ساخناً إلى آخر رشفة</li>
</ul>
<h2>الطريقة</h2>
<ol>
<li>اغسل الشاي بقليل من الماء البارد وأرق الماء، فيذهب معه الغبار ونصف المرارة.</li>
<li>ضع الشاي والهيل في القوري وصبّ عليهما ماءً يغلي.</li>
<li>ضع القوري فوق الكتلي واخفض النار، والبخار يكمل العمل.</li>
<li>انتظر من 12 إلى 15 دقيقة حتى ينزل الورق إلى القاع.</li>
<li>املأ ثلث الاستكان شاياً والباقي ماءً، كما يحبّه كل ضيف.</li>
</ol>
<p>طعمه مرّ؟ طال وقته أو لامست النار القوري. خفيف؟ لم يأخذ الورق وقته. زد الشاي قليلاً ولا تزد الدقائق.</p>
<p>كل ما تحتاج إليه الصينية في قسم <a href="{{store url="home-and-kitchen/kettles-and-tea"}}">الكتليات والشاي</a>.</p>`,
      },
    },
  },
  {
    slug: 'a-kitchen-in-order',
    publishedOn: '2026-11-08',
    picture: 'kitchen-table',
    texts: {
      en: {
        title: 'A kitchen that stays in order in ten minutes a day',
        summary: 'Not a big cleaning day, but five small habits, and jars that show what’s missing.',
        content: `<p>Kitchens don’t get messy in a day, and they don’t get tidy in a day either. Families who never seem to clean do a little every evening.</p>
<h2>Five habits</h2>
<ul>
<li><strong>One shelf a day.</strong> Seven shelves, one week, and nothing is older than you think.</li>
<li><strong>Glass jars for rice, lentils, and bulgur.</strong> You see what’s running out before you’re at the stove.</li>
<li><strong>New things go to the back.</strong> What’s in front gets eaten first.</li>
<li><strong>What you use daily hangs or stands.</strong> What you use at Eid goes to the top.</li>
<li><strong>The sink is empty before bed.</strong> Mornings begin with a clean counter.</li>
</ul>
<p>In summer keep flour, nuts, and spices in jars that close tightly, and in the refrigerator if there’s room. Heat is what lets weevils hatch.</p>
<p>Jars, racks, and boxes that fit into each other are in <a href="{{store url="home-and-kitchen"}}">home and kitchen</a>, and what fills them is in <a href="{{store url="grocery"}}">grocery</a>.</p>`,
      },
      ar: {
        title: 'مطبخ مرتّب بعشر دقائق في اليوم',
        summary: 'لا يوم تنظيف كبير، بل خمس عادات صغيرة وبرطمانات تُريك ما نقص.',
        content: `<p>المطبخ لا يتبعثر في يوم ولا يترتّب في يوم. والبيوت التي لا تراها تنظّف تفعل القليل كل مساء.</p>
<h2>خمس عادات</h2>
<ul>
<li><strong>رفّ واحد كل يوم.</strong> سبعة رفوف في أسبوع، ولا يبقى شيء أقدم مما تظن.</li>
<li><strong>برطمانات زجاج للرز والعدس والبرغل.</strong> ترى ما أوشك على النفاد قبل أن تقف عند الطباخ.</li>
<li><strong>الجديد في الخلف.</strong> وما في الأمام يُؤكل أولاً.</li>
<li><strong>ما تستعمله كل يوم في متناول يدك.</strong> وما تستعمله في العيد فوق.</li>
<li><strong>الحوض فارغ قبل النوم.</strong> فيبدأ الصباح بمنضدة نظيفة.</li>
</ul>
<p>في الصيف احفظ الطحين والمكسّرات والبهارات في برطمانات محكمة الإغلاق، وفي الثلاجة إن كان فيها مكان. الحرّ هو ما يُفقس السوس.</p>
<p>البرطمانات والرفوف والعلب التي يدخل بعضها في بعض في قسم <a href="{{store url="home-and-kitchen"}}">المنزل والمطبخ</a>، وما يملؤها في قسم <a href="{{store url="grocery"}}">المواد الغذائية والمنزلية</a>.</p>`,
      },
    },
  },
  {
    slug: 'packing-for-a-picnic',
    publishedOn: '2026-10-18',
    picture: 'picnic',
    texts: {
      en: {
        title: 'Packing for a picnic by the river',
        summary: 'A list for Friday: what keeps food cold, what keeps dust out, and what everybody forgets.',
        content: `<p>The best days for it are October to April. The water is quiet, the evenings are cool, and the grass isn’t burnt yet.</p>
<h2>The list</h2>
<ul>
<li>a big mat with a waterproof back, because the ground by the river is damp in the morning</li>
<li>a cool box with frozen water bottles instead of ice: they keep the food cold and you drink them later</li>
<li>bread in a cotton bag, salad and dressing apart</li>
<li>a thermos of tea, one of water, and sugar in a jar that closes</li>
<li>a small bag for trash, and another one, because one is never enough</li>
<li>a ball, a blanket for the little ones, and a light for the way back</li>
</ul>
<p>Meat waits in the cold until the coals are gray. Whatever stood in the sun for more than two hours goes home in the trash bag, not in the cool box.</p>
<p>Tea for the thermos is in <a href="{{store url="grocery/tea-and-coffee"}}">tea and coffee</a>, and dates for the way in <a href="{{store url="grocery/honey-and-dates"}}">honey and dates</a>.</p>`,
      },
      ar: {
        title: 'ماذا تأخذ في سفرة على النهر',
        summary: 'قائمة ليوم الجمعة: ما يُبقي الطعام بارداً، وما يُبعد الغبار، وما ينساه الجميع.',
        content: `<p>أحسن أيامها من تشرين الأول إلى نيسان: الماء هادئ والمساء لطيف والعشب لم يحترق بعد.</p>
<h2>القائمة</h2>
<ul>
<li>بساط كبير ظهره لا ينفذ منه الماء، فالأرض عند النهر رطبة في الصباح</li>
<li>صندوق تبريد فيه قناني ماء مجمّدة بدل الثلج: تُبقي الطعام بارداً ثم تشربها</li>
<li>الخبز في كيس قماش، والزلاطة وحدها وتتبيلتها وحدها</li>
<li>ترمس شاي وترمس ماء، والسكر في برطمان يُغلق</li>
<li>كيس للنفايات، وكيس ثانٍ، فالواحد لا يكفي أبداً</li>
<li>كرة، وبطانية للصغار، ومصباح لطريق العودة</li>
</ul>
<p>اللحم يبقى في البرد حتى يبيضّ الجمر. وما وقف في الشمس أكثر من ساعتين يعود إلى البيت في كيس النفايات لا في صندوق التبريد.</p>
<p>شاي الترمس في قسم <a href="{{store url="grocery/tea-and-coffee"}}">الشاي والقهوة</a>، وتمر الطريق في قسم <a href="{{store url="grocery/honey-and-dates"}}">العسل والتمور</a>.</p>`,
      },
    },
  },
];
