import type { ContentPiece } from './content-piece.ts';

export const magazine: ContentPiece = {
  identifier: 'magazine',
  kind: 'page',
  texts: {
    en: {
      title: 'Magazine',
      content_heading: 'The Dijla magazine',
      meta_description:
        'A year in an Iraqi home: what each season asks of the kitchen, the wardrobe, and the power supply, with the reading that goes with it.',
      content: `<p>Our magazine follows the year at home: what each season needs, and what to read before you buy. It’s free, and it has no advertisements but our own shelves.</p>
<h2>Winter: tea, paraffin, and long evenings</h2>
<p>The heater comes out of its box, and so does the heavy blanket. Air the room twice a day for 10 minutes, however cold it is. In the evening there’s tea: <a href="{{store url="blog/how-to-brew-cardamom-tea"}}">how to brew it with cardamom</a>, slowly. For the long evenings, look into <a href="{{store url="books"}}">our books</a>.</p>
<h2>Spring: dust and picnics</h2>
<p>Nowruz takes families outdoors with a basket, a rug, and a kettle. The dust comes, too: <a href="{{store url="blog/skin-in-dust-and-dry-air"}}">what your skin needs in dry air</a>. Now is the time to clean the air cooler and to change its pads, before everybody else does.</p>
<h2>Summer: 48 degrees and power cuts</h2>
<p>Three things help: shade, water, and a plan for the hours without power. Read <a href="{{store url="blog/work-through-power-cuts"}}">how to work through power cuts</a>, and <a href="{{store url="blog/what-to-wear-in-july"}}">what to wear in July</a>. There’s a shelf of its own for <a href="{{store url="electronics/power-banks-and-chargers"}}">power banks and chargers</a>, and more in <a href="{{store url="electronics"}}">electronics</a>.</p>
<h2>Autumn: school bags and new dates</h2>
<p>School begins with lists. Buy a bag by its straps, not by its picture, and shoes with a thumb’s width of room. The dates are fresh now, and so is the syrup: both are in <a href="{{store url="grocery"}}">groceries</a>.</p>
<h2>All year: reading before buying</h2>
<p>Everything we’ve written stands in the <a href="{{store url="blogs"}}">blog</a>. A good first read is <a href="{{store url="blog/how-to-read-a-product-page"}}">how to read a product page</a>. And if you’re moving, there’s a page for <a href="{{store url="new-home"}}">a new home</a>.</p>`,
    },
    ar: {
      title: 'المجلة',
      content_heading: 'مجلة دجلة',
      meta_description: 'سنة في بيت عراقي: ما يطلبه كل فصل من المطبخ والدولاب والكهرباء، وما يُقرأ معه.',
      content: `<p>تتبع مجلتنا السنة في البيت: ما يحتاج إليه كل فصل، وماذا تقرأ قبل أن تشتري. مجانية، ولا إعلان فيها غير رفوفنا.</p>
<h2>الشتاء: شاي ومدفأة وليالٍ طويلة</h2>
<p>تخرج المدفأة من علبتها والبطانية الثقيلة من الدولاب. هوِّ الغرفة مرتين في اليوم 10 دقائق مهما كان البرد. وفي المساء شاي: <a href="{{store url="blog/how-to-brew-cardamom-tea"}}">كيف تحضّره بالهيل</a> على مهل. ولليالي الطويلة تصفّح <a href="{{store url="books"}}">كتبنا</a>.</p>
<h2>الربيع: غبار ونزهات</h2>
<p>في نوروز تخرج العوائل بسلّة وبساط وكتلي. ويأتي الغبار معه: <a href="{{store url="blog/skin-in-dust-and-dry-air"}}">ما تحتاج إليه بشرتك في الهواء الجاف</a>. وهذا وقت تنظيف المبرّدة وتبديل حشوتها، قبل أن يفعلها الجميع.</p>
<h2>الصيف: 48 درجة وانقطاع الكهرباء</h2>
<p>ثلاثة أشياء تنفع: الظل والماء وخطة لساعات القطع. اقرأ <a href="{{store url="blog/work-through-power-cuts"}}">كيف تعمل حين تنقطع الكهرباء</a> و<a href="{{store url="blog/what-to-wear-in-july"}}">ماذا تلبس في تموز</a>. للباور بانك والشواحن <a href="{{store url="electronics/power-banks-and-chargers"}}">رفّ خاص بها</a>، والباقي في <a href="{{store url="electronics"}}">الإلكترونيات</a>.</p>
<h2>الخريف: حقائب المدرسة والتمر الجديد</h2>
<p>تبدأ المدرسة بالقوائم. اختر الحقيبة بحمّالتها لا بصورتها، والحذاء بزيادة عرض إبهام. والتمر الآن جديد ومعه الدبس، وكلاهما في <a href="{{store url="grocery"}}">البقالة</a>.</p>
<h2>طوال السنة: القراءة قبل الشراء</h2>
<p>كل ما كتبناه في <a href="{{store url="blogs"}}">المدوّنة</a>. وابدأ بمقالة <a href="{{store url="blog/how-to-read-a-product-page"}}">كيف تقرأ صفحة المنتج</a>. وإن كنت تنتقل فهذه صفحة <a href="{{store url="new-home"}}">البيت الجديد</a>.</p>`,
    },
  },
};
