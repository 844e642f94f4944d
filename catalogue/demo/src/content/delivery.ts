import type { ContentPiece } from './content-piece.ts';

export const delivery: ContentPiece = {
  identifier: 'delivery',
  kind: 'page',
  texts: {
    en: {
      title: 'Delivery',
      content_heading: 'To your door within 24 hours',
      meta_description:
        'Delivery within 24 hours to all 19 governorates of Iraq for 5,000 IQD, free from 150,000 IQD.',
      content: `<p>We deliver to all 19 governorates of Iraq, from Duhok to Basra, within 24 hours of your order. Only large items, such as refrigerators and sofas, take longer.</p>
<h2>What it costs</h2>
<table>
<thead><tr><th scope="col">Your order</th><th scope="col">Delivery</th></tr></thead>
<tbody>
<tr><td>under 150,000 IQD</td><td>5,000 IQD</td></tr>
<tr><td>150,000 IQD and more</td><td>free</td></tr>
</tbody>
</table>
<p>The price is the same in every governorate. You’ll see it in the cart before you order, in US dollars if you shop in dollars.</p>
<h2>Large items</h2>
<p>Refrigerators, washing machines, sofas, beds, and treadmills come with two people and a truck: in 2 days to Baghdad for 15,000 IQD, in 4 days to the other governorates for 35,000 IQD. You’ll see the day and the price on the product page and in the cart. Anything else you order comes with them.</p>
<h2>How it works</h2>
<ol>
<li>You order and tell us your governorate, your area, and a landmark nearby. The landmark helps the courier more than the street number.</li>
<li>We call you to confirm, between 8 am and midnight.</li>
<li>We pack your order and hand it to the courier.</li>
<li>The courier calls before arriving. You look at the parcel, then you pay.</li>
</ol>
<h2>If you’re not at home</h2>
<p>Tell the courier on the phone and agree on another time. Someone else can take the parcel for you: a family member, a neighbor, or a colleague.</p>
<h2>If the parcel is damaged</h2>
<p>Don’t accept it, or note the damage in the courier’s presence and <a href="{{store url="i/contact"}}">call us</a>. We’ll replace anything that broke on the way.</p>
<h2>Gift cards and e-books</h2>
<p>They don’t need a courier, so there’s no delivery fee.</p>`,
    },
    ar: {
      title: 'التوصيل',
      content_heading: 'إلى باب بيتك خلال 24 ساعة',
      meta_description:
        'توصيل خلال 24 ساعة إلى محافظات العراق التسع عشرة مقابل 5,000 دينار، ومجاناً للطلبات من 150,000 دينار.',
      content: `<p>نوصل إلى محافظات العراق التسع عشرة كلها، من دهوك إلى البصرة، خلال 24 ساعة من طلبك. القطع الكبيرة وحدها، كالثلاجات والقنفات، تحتاج وقتاً أطول.</p>
<h2>أجرة التوصيل</h2>
<table>
<thead><tr><th scope="col">قيمة الطلب</th><th scope="col">التوصيل</th></tr></thead>
<tbody>
<tr><td>أقل من 150,000 دينار</td><td>5,000 دينار</td></tr>
<tr><td>150,000 دينار فأكثر</td><td>مجاني</td></tr>
</tbody>
</table>
<p>السعر واحد لكل المحافظات، وتراه في السلة قبل تأكيد الطلب.</p>
<h2>القطع الكبيرة</h2>
<p>الثلاجات والغسالات والقنفات والأسرّة وأجهزة المشي تصلك بشاحنة مع عاملين: خلال يومين في بغداد مقابل 15,000 دينار، وخلال 4 أيام في المحافظات الأخرى مقابل 35,000 دينار. ترى اليوم والسعر في صفحة المنتج وفي السلة، ويصلك معها ما طلبته من غيرها.</p>
<h2>خطوات التوصيل</h2>
<ol>
<li>تطلب وتكتب محافظتك ومنطقتك وأقرب نقطة دالة. النقطة الدالة تساعد المندوب أكثر من رقم الدار.</li>
<li>نتصل بك لتأكيد الطلب بين 8 صباحاً و12 ليلاً.</li>
<li>نغلّف طلبك ونسلّمه إلى المندوب.</li>
<li>يتصل بك المندوب قبل وصوله. تفحص الطلب ثم تدفع.</li>
</ol>
<h2>إذا لم تكن في البيت</h2>
<p>أخبر المندوب عند اتصاله واتّفق معه على وقت آخر. ويمكن أن يستلم الطلب عنك أحد أفراد العائلة أو جار أو زميل.</p>
<h2>إذا وصل الطلب متضرّراً</h2>
<p>لا تستلمه، أو ثبّت الضرر بحضور المندوب ثم <a href="{{store url="i/contact"}}">اتصل بنا</a>. نبدّل لك ما تضرّر في الطريق.</p>
<h2>بطاقات الهدايا والكتب الإلكترونية</h2>
<p>لا تحتاج إلى مندوب ولا أجرة توصيل عليها.</p>`,
    },
  },
};
