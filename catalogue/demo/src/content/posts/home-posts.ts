import type { DemoPost } from './demo-post.ts';

/** Posts about the home and its rooms. */
export const homePosts: readonly DemoPost[] = [
  {
    slug: 'measure-before-you-buy-a-sofa',
    publishedOn: '2026-11-15',
    picture: 'living-room',
    texts: {
      en: {
        title: 'Measure these five things before you buy a sofa',
        summary:
          'The sofa fits the room, but not the stairs. A tape measure and ten minutes save you the way back.',
        content: `<p>Most sofas that come back to us are beautiful, undamaged, and too big. Not for the room, but for the way there.</p>
<ol>
<li><strong>The front door</strong>, at its narrowest place, with the handle.</li>
<li><strong>The stairs and the turn</strong>: the landing decides, not the steps.</li>
<li><strong>The elevator</strong>, if there is one: depth and diagonal.</li>
<li><strong>The wall</strong> it will stand at, without the radiator and the sockets you still want to reach.</li>
<li><strong>The way around it</strong>: leave 70 cm to walk, and 40 cm to the table.</li>
</ol>
<p>Put newspaper on the floor in the size of the sofa and live with it for an evening. You’ll know by bedtime.</p>
<p>On every sofa’s page you’ll find width, depth, height, and the size of the parcel. Large items come with two people and a truck: <a href="{{store url="i/delivery"}}">how that works</a>. Cushions and throws that make it yours are in <a href="{{store url="home-and-kitchen/textiles-and-decor"}}">textiles and decor</a>.</p>`,
      },
      ar: {
        title: 'قِس هذه الأشياء الخمسة قبل أن تشتري قنفة',
        summary: 'القنفة تسعها الغرفة لكن لا يسعها الدرج. شريط قياس وعشر دقائق توفّر عليك إرجاعها.',
        content: `<p>أكثر القنفات التي تعود إلينا جميلة وسليمة، لكنها كبيرة. ليس على الغرفة، بل على الطريق إليها.</p>
<ol>
<li><strong>باب البيت</strong> من أضيق مكان فيه، مع المقبض.</li>
<li><strong>الدرج ودورانه</strong>: الفسحة هي التي تقرّر لا الدرجات.</li>
<li><strong>المصعد</strong> إن وُجد: عمقه وقُطره.</li>
<li><strong>الجدار</strong> الذي ستقف عنده، من دون المدفأة ونقاط الكهرباء التي تحتاج إليها.</li>
<li><strong>الممرّ حولها</strong>: اترك 70 سم للمشي و40 سم إلى الطاولة.</li>
</ol>
<p>افرش على الأرض جرائد بقياس القنفة وعِش معها مساءً واحداً، وستعرف قبل أن تنام.</p>
<p>في صفحة كل قنفة عرضها وعمقها وارتفاعها وقياس طردها. السلع الكبيرة تصل مع شخصين وشاحنة: <a href="{{store url="i/delivery"}}">هكذا يتم ذلك</a>. والوسائد والأغطية التي تجعلها لك في قسم <a href="{{store url="home-and-kitchen/textiles-and-decor"}}">المفروشات والديكور</a>.</p>`,
      },
    },
  },
  {
    slug: 'work-through-power-cuts',
    publishedOn: '2026-11-01',
    picture: 'desk-setup',
    texts: {
      en: {
        title: 'Working through power cuts',
        summary:
          'What keeps a laptop, a router, and a lamp running until the generator starts, and how long.',
        content: `<p>The power goes, the generator takes two minutes, and the call drops. It doesn’t have to.</p>
<h2>What each thing needs</h2>
<table>
<thead><tr><th scope="col">Device</th><th scope="col">Power</th><th scope="col">With 20,000 mAh</th></tr></thead>
<tbody>
<tr><td>router</td><td>10 W</td><td>about 6 hours</td></tr>
<tr><td>phone</td><td>one charge, 15 Wh</td><td>about 4 charges</td></tr>
<tr><td>desk lamp</td><td>5 W</td><td>about 12 hours</td></tr>
<tr><td>laptop</td><td>45 W</td><td>a bit over 1 hour</td></tr>
</tbody>
</table>
<h2>How to set it up</h2>
<ul>
<li>A laptop has its own battery. The router doesn’t, so give it one first: a small UPS of 12 V sits between the plug and the router, and you’ll never notice the gap.</li>
<li>Choose a power bank with a socket of at least 45 W if it’s to charge a laptop. Small ones only slow the discharge.</li>
<li>Put a surge protector in front of everything. What breaks devices isn’t the cut, it’s the power coming back.</li>
</ul>
<p>All of it is in <a href="{{store url="electronics/power-banks-and-chargers"}}">power banks and chargers</a>.</p>`,
      },
      ar: {
        title: 'كيف تعمل حين تنقطع الكهرباء',
        summary: 'ما الذي يُبقي الحاسوب والراوتر والمصباح شغّالة حتى تدور المولّدة، وكم ساعة.',
        content: `<p>تنقطع الكهرباء، وتحتاج المولّدة إلى دقيقتين، فتنقطع المكالمة. ليس هذا قدراً.</p>
<h2>ما يحتاج إليه كل جهاز</h2>
<table>
<thead><tr><th scope="col">الجهاز</th><th scope="col">القدرة</th><th scope="col">مع 20,000 ملي أمبير</th></tr></thead>
<tbody>
<tr><td>الراوتر</td><td>10 واط</td><td>نحو 6 ساعات</td></tr>
<tr><td>الهاتف</td><td>شحنة واحدة، 15 واط ساعة</td><td>نحو 4 شحنات</td></tr>
<tr><td>مصباح المكتب</td><td>5 واط</td><td>نحو 12 ساعة</td></tr>
<tr><td>الحاسوب المحمول</td><td>45 واط</td><td>أكثر من ساعة بقليل</td></tr>
</tbody>
</table>
<h2>كيف ترتّبها</h2>
<ul>
<li>للحاسوب المحمول بطاريته، وليس للراوتر بطارية فابدأ به: جهاز صغير بجهد 12 فولت بين القابس والراوتر، ولن تشعر بالانقطاع.</li>
<li>اختر باور بانك فيه منفذ بقدرة 45 واط على الأقل إذا أردته للحاسوب، فالصغير يُبطئ النفاد فقط.</li>
<li>ضع أمام الجميع قابساً واقياً. ما يُعطب الأجهزة ليس الانقطاع بل عودة الكهرباء.</li>
</ul>
<p>كلها في قسم <a href="{{store url="electronics/power-banks-and-chargers"}}">الباور بانك والشواحن</a>.</p>`,
      },
    },
  },
  {
    slug: 'a-reading-corner-for-children',
    publishedOn: '2026-10-11',
    picture: 'book-corner',
    texts: {
      en: {
        title: 'A reading corner children come back to',
        summary:
          'A cushion, a lamp, and ten books at the height of small hands do more than a full bookcase.',
        content: `<p>Children read where it’s cozy and where the book is already in front of them. It doesn’t take a room, it takes a corner.</p>
<ul>
<li><strong>Covers to the front.</strong> A spine says nothing to a child. Ten books facing out are better than fifty in a row.</li>
<li><strong>Change them every two weeks.</strong> Put eight away, bring eight back. They’ll be new again.</li>
<li><strong>Light from the side</strong>, warm and not too bright, at the height of the shoulder.</li>
<li><strong>Fifteen minutes at the same time</strong>, before bed or after lunch. The hour makes the habit, not the length.</li>
<li><strong>Read to them even when they can read.</strong> Your voice is the reason they sit down.</li>
</ul>
<p>For the first years take board books with few words; from six on, stories in chapters, one a night. You’ll find them in <a href="{{store url="books"}}">books</a>, and a lamp for the corner in <a href="{{store url="home-and-kitchen/lighting"}}">lighting</a>.</p>`,
      },
      ar: {
        title: 'ركن قراءة يعود إليه الأطفال',
        summary: 'وسادة ومصباح وعشرة كتب على قدر أيديهم تفعل ما لا تفعله مكتبة مليئة.',
        content: `<p>الطفل يقرأ حيث يرتاح وحيث يكون الكتاب أمامه. لا يحتاج ذلك إلى غرفة، بل إلى ركن.</p>
<ul>
<li><strong>الأغلفة إلى الأمام.</strong> كعب الكتاب لا يقول للطفل شيئاً. عشرة كتب وجوهها إليه خير من خمسين في صف.</li>
<li><strong>بدّلها كل أسبوعين.</strong> أخفِ ثمانية وأعد ثمانية، فتعود جديدة.</li>
<li><strong>ضوء من الجانب</strong>، دافئ وغير ساطع، بارتفاع الكتف.</li>
<li><strong>ربع ساعة في الوقت نفسه</strong>، قبل النوم أو بعد الغداء. الموعد هو ما يصنع العادة لا الطول.</li>
<li><strong>اقرأ لهم حتى بعد أن يتعلّموا القراءة.</strong> صوتك هو ما يُجلسهم.</li>
</ul>
<p>للسنوات الأولى كتب مقوّاة قليلة الكلمات، ومن السادسة قصص في فصول، فصل كل ليلة. تجدها في قسم <a href="{{store url="books"}}">الكتب</a>، ومصباح الركن في قسم <a href="{{store url="home-and-kitchen/lighting"}}">الإنارة</a>.</p>`,
      },
    },
  },
  {
    slug: 'a-small-gym-at-home',
    publishedOn: '2026-09-27',
    picture: 'gym-corner',
    texts: {
      en: {
        title: 'Two square meters are a gym',
        summary:
          'A mat, a band, and two dumbbells: a plan for three evenings a week, and how to begin without pain.',
        content: `<p>When it’s 45 degrees outside nobody runs. Two square meters in front of the air conditioner are enough for everything your body needs.</p>
<h2>What to buy first</h2>
<ol>
<li>a mat, 8 mm or thicker on tiles</li>
<li>a resistance band of medium strength</li>
<li>two dumbbells you can lift twelve times, not twenty and not five</li>
</ol>
<h2>Three evenings, twenty minutes</h2>
<ul>
<li><strong>Saturday:</strong> squats, push-ups on your knees, band rows, three rounds of ten</li>
<li><strong>Monday:</strong> a plank of twenty seconds, bridges, shoulder presses, three rounds</li>
<li><strong>Wednesday:</strong> everything once, slowly, then stretch for ten minutes</li>
</ul>
<p>Muscles may burn, joints may not. If something hurts for more than two days, leave that exercise out and ask a doctor.</p>
<p>A loose <a href="{{store url="fashion/t-shirts"}}">T-shirt</a> is all you need to wear, and music in your <a href="{{store url="electronics/headphones"}}">headphones</a> makes the twenty minutes short.</p>`,
      },
      ar: {
        title: 'متران مربّعان هما نادٍ رياضي',
        summary: 'بساط وحبل مقاومة ودمبلان: خطة لثلاث أمسيات في الأسبوع، وكيف تبدأ من دون ألم.',
        content: `<p>حين تبلغ الحرارة 45 درجة لا يركض أحد في الخارج. متران مربّعان أمام المكيّف يكفيان لكل ما يحتاج إليه جسمك.</p>
<h2>ما تشتريه أولاً</h2>
<ol>
<li>بساط بسُمك 8 ملم أو أكثر إذا كانت الأرض كاشياً</li>
<li>حبل مقاومة متوسط القوة</li>
<li>دمبلان ترفعهما اثنتي عشرة مرة، لا عشرين ولا خمساً</li>
</ol>
<h2>ثلاث أمسيات، عشرون دقيقة</h2>
<ul>
<li><strong>السبت:</strong> قرفصاء، وضغط على الركبتين، وسحب بالحبل، ثلاث جولات كل منها عشر</li>
<li><strong>الاثنين:</strong> ثبات عشرين ثانية، وجسر، ورفع للكتفين، ثلاث جولات</li>
<li><strong>الأربعاء:</strong> كل تمرين مرة ببطء، ثم تمدّد عشر دقائق</li>
</ul>
<p>للعضلات أن تحترق، وليس للمفاصل. ما بقي يؤلمك أكثر من يومين فاترك تمرينه واسأل الطبيب.</p>
<p>يكفيك <a href="{{store url="fashion/t-shirts"}}">تيشيرت</a> واسع، والموسيقى في <a href="{{store url="electronics/headphones"}}">السماعات</a> تقصّر الدقائق العشرين.</p>`,
      },
    },
  },
];
