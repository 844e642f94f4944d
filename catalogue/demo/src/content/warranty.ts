import type { ContentPiece } from './content-piece.ts';

export const warranty: ContentPiece = {
  identifier: 'warranty',
  kind: 'page',
  texts: {
    en: {
      title: 'Warranty',
      content_heading: 'If something stops working',
      meta_description: 'What the warranty covers, what it does not, and how to use it.',
      content: `<p>If a product comes with a warranty, its length is on the product page. It starts on the day of delivery. Your receipt is your proof, so keep it; a photo is enough.</p>
<h2>What it covers</h2>
<ul>
<li>Defects in material and workmanship</li>
<li>Parts that fail in normal household use</li>
<li>Batteries, if the product page says so</li>
</ul>
<h2>What it doesn’t cover</h2>
<ul>
<li>Breakage, water damage, and drops</li>
<li>Damage from voltage outside the range marked on the device: a stabilizer is worth the money</li>
<li>Repairs by anyone else</li>
<li>Parts that wear out in normal use, such as filters, gaskets, and coatings</li>
</ul>
<h2>How to use it</h2>
<ol>
<li><a href="{{store url="i/contact"}}">Contact us</a> with your order number and tell us what’s happening. A short video says more than a long message.</li>
<li>Often a setting or a reset is enough. We’ll try that with you first.</li>
<li>Otherwise our courier picks it up, and we repair or exchange it.</li>
<li>If neither is possible, you get your money back.</li>
</ol>
<p>In the first 14 days it’s even simpler: see <a href="{{store url="i/returns"}}">returns and exchanges</a>.</p>`,
    },
    ar: {
      title: 'الضمان',
      content_heading: 'إذا تعطّل شيء اشتريته',
      meta_description: 'ماذا يشمل الضمان وماذا لا يشمل، وكيف تستفيد منه.',
      content: `<p>إذا كان للمنتج ضمان فمدّته مكتوبة في صفحته، وتبدأ من يوم الاستلام. الوصل هو الإثبات فاحتفظ به، وتكفي صورة منه.</p>
<h2>ماذا يشمل</h2>
<ul>
<li>عيوب المادة والتصنيع</li>
<li>القطع التي تتعطّل في الاستعمال المنزلي العادي</li>
<li>البطارية إذا ذُكرت في صفحة المنتج</li>
</ul>
<h2>ماذا لا يشمل</h2>
<ul>
<li>الكسر وأضرار الماء والسقوط</li>
<li>الضرر الناتج عن فولتية خارج الحدود المكتوبة على الجهاز، ومنظّم الفولتية يستحق ثمنه</li>
<li>التصليح عند جهة أخرى</li>
<li>القطع المستهلكة بطبيعتها مثل الفلاتر والحلقات المطاطية والطلاء</li>
</ul>
<h2>كيف تستفيد منه</h2>
<ol>
<li><a href="{{store url="i/contact"}}">تواصل معنا</a> برقم طلبك واشرح لنا ما يحدث. مقطع فيديو قصير يغني عن شرح طويل.</li>
<li>كثيراً ما يكفي تغيير إعداد أو إعادة تشغيل، فنجرّب ذلك معك أولاً.</li>
<li>وإن لم ينفع ذلك استلم مندوبنا المنتج لنصلّحه أو نبدّله.</li>
<li>وإذا تعذّر الأمران أعدنا إليك المبلغ.</li>
</ol>
<p>أما أول 14 يوماً فالأمر أسهل: راجع <a href="{{store url="i/returns"}}">الإرجاع والتبديل</a>.</p>`,
    },
  },
};
