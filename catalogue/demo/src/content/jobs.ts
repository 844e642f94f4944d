import type { ContentPiece } from './content-piece.ts';

export const jobs: ContentPiece = {
  identifier: 'jobs',
  kind: 'page',
  texts: {
    en: {
      title: 'Jobs',
      content_heading: 'Work with us',
      meta_description: 'Who we look for in Baghdad and Basra, how we work, and how to apply.',
      content: `<p>We’re a team from all over Iraq: some answer the phone, some pack, some drive, and some write the shop you’re reading. What we share is that a parcel should arrive as it was promised.</p>
<h2>Whom we look for all year</h2>
<ul>
<li><strong>Couriers</strong> in every governorate, with a motorcycle or a car of their own</li>
<li><strong>Customer service</strong> in Arabic and Kurdish, in shifts from 8 am to midnight</li>
<li><strong>Warehouse</strong> in Baghdad: receiving, packing, counting</li>
<li><strong>Buyers</strong> who know a kind of product better than anybody</li>
</ul>
<h2>What you can count on</h2>
<ul>
<li>A written contract and social security from the first day, as Iraq’s labor law wants it</li>
<li>Wages on the same day every month</li>
<li>Two days off a week, and nobody calls you on them</li>
</ul>
<h2>How it goes on</h2>
<p>Write to us below. If it could fit we call you, usually within a week, and meet you. We never ask for money for a job: whoever does so in our name isn’t one of us.</p>`,
    },
    ar: {
      title: 'الوظائف',
      content_heading: 'اعمل معنا',
      meta_description: 'من نبحث عنه في بغداد والبصرة، وكيف نعمل، وكيف تقدّم.',
      content: `<p>نحن فريق من كل العراق: منّا من يرد على الهاتف، ومن يغلّف، ومن يوصل، ومن يكتب المتجر الذي تقرؤه. ويجمعنا أن الطلب يجب أن يصل كما وعدنا.</p>
<h2>من نبحث عنه طوال السنة</h2>
<ul>
<li><strong>مندوبو توصيل</strong> في كل المحافظات، لديهم دراجة نارية أو سيارة</li>
<li><strong>خدمة الزبائن</strong> بالعربية والكردية، بنوبات من 8 صباحاً إلى 12 ليلاً</li>
<li><strong>المخزن</strong> في بغداد: استلام وتغليف وجرد</li>
<li><strong>مشتريات</strong>، لمن يعرف نوعاً من المنتجات أكثر من غيره</li>
</ul>
<h2>ما نلتزم به</h2>
<ul>
<li>عقد مكتوب وضمان اجتماعي من اليوم الأول، كما يريد قانون العمل العراقي</li>
<li>الراتب في اليوم نفسه من كل شهر</li>
<li>يوما عطلة في الأسبوع، ولا يتصل بك أحد فيهما</li>
</ul>
<h2>كيف تسير الأمور</h2>
<p>اكتب إلينا في الأسفل. إذا رأينا أنه مناسب اتصلنا بك، عادةً خلال أسبوع، والتقينا. لا نطلب مالاً مقابل وظيفة أبداً، ومن طلبه باسمنا فليس منّا.</p>`,
    },
  },
};
