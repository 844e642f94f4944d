import type { ContentPiece } from './content-piece.ts';

export const customerService: ContentPiece = {
  identifier: 'customer-service',
  kind: 'page',
  texts: {
    en: {
      title: 'Customer service',
      content_heading: 'How can we help?',
      meta_description:
        'Track an order, change it, return something, or talk to a person: where to find what, from 8 am to midnight.',
      content: `{{block id="contact-info"}}
<h2>About an order</h2>
<ul>
<li><strong>Where is it?</strong> <a href="{{store url="order-tracking"}}">Track your order</a> by its number. If you have an account, it’s under <a href="{{store url="my-account/orders"}}">your orders</a>.</li>
<li><strong>Change or cancel it?</strong> As long as it isn’t packed, you can cancel it yourself where you track it. Afterwards <a href="{{store url="i/contact"}}">call us</a>: we’ll do what’s still possible.</li>
<li><strong>The courier didn’t reach you?</strong> He calls the number on the order. If you missed him, we’ll try again the next day.</li>
</ul>
<h2>About a product</h2>
<ul>
<li><strong>Does it fit?</strong> Sizes, power, and what’s in the box are on the product page. Ask us if a number is missing.</li>
<li><strong>It isn’t right?</strong> You have <a href="{{store url="returns"}}">14 days to return or exchange it</a>.</li>
<li><strong>It stopped working?</strong> See what the <a href="{{store url="i/warranty"}}">warranty</a> covers and how to use it.</li>
</ul>
<h2>About money</h2>
<ul>
<li><strong>How can I pay?</strong> In cash at the door and <a href="{{store url="payment"}}">in several other ways</a>.</li>
<li><strong>Cheaper elsewhere?</strong> Show us: our <a href="{{store url="price-match-policy"}}">price match policy</a> says when we go along.</li>
<li><strong>When do I get my money back?</strong> Once we’ve checked what you returned, in the way you paid.</li>
</ul>
<p>Short answers to many more questions are in the <a href="{{store url="faq"}}">frequently asked questions</a>. If yours isn’t there, <a href="{{store url="i/contact"}}">talk to us</a>.</p>`,
    },
    ar: {
      title: 'خدمة الزبائن',
      content_heading: 'كيف نساعدك؟',
      meta_description:
        'تتبّع طلبك أو غيّره أو أرجع منتجاً أو تحدّث إلى موظف: أين تجد كل شيء، من 8 صباحاً إلى 12 ليلاً.',
      content: `{{block id="contact-info"}}
<h2>عن طلب</h2>
<ul>
<li><strong>أين وصل؟</strong> <a href="{{store url="order-tracking"}}">تتبّع طلبك</a> برقمه. وإن كان لك حساب فهو في <a href="{{store url="my-account/orders"}}">طلباتك</a>.</li>
<li><strong>تريد تغييره أو إلغاءه؟</strong> ما دام لم يُغلّف فيمكنك إلغاؤه بنفسك من صفحة التتبّع. وبعد ذلك <a href="{{store url="i/contact"}}">اتصل بنا</a> ونفعل ما يمكن.</li>
<li><strong>لم يصل إليك المندوب؟</strong> هو يتصل بالرقم المكتوب في الطلب، وإن فاتتك مكالمته نعيد المحاولة في اليوم التالي.</li>
</ul>
<h2>عن منتج</h2>
<ul>
<li><strong>هل يناسبني؟</strong> القياسات والقدرة وما في العلبة مكتوبة في صفحة المنتج. اسألنا إن نقص رقم.</li>
<li><strong>ليس ما أردت؟</strong> لك <a href="{{store url="returns"}}">14 يوماً لإرجاعه أو تبديله</a>.</li>
<li><strong>تعطّل؟</strong> اقرأ ماذا يشمل <a href="{{store url="i/warranty"}}">الضمان</a> وكيف تستفيد منه.</li>
</ul>
<h2>عن المال</h2>
<ul>
<li><strong>كيف أدفع؟</strong> نقداً عند الباب و<a href="{{store url="payment"}}">بطرق أخرى</a>.</li>
<li><strong>وجدته أرخص؟</strong> أرنا السعر، و<a href="{{store url="price-match-policy"}}">سياسة مطابقة الأسعار</a> تقول متى نطابقه.</li>
<li><strong>متى يعود إليّ المبلغ؟</strong> بعد أن نفحص ما أرجعته، وبالطريقة التي دفعت بها.</li>
</ul>
<p>في <a href="{{store url="faq"}}">الأسئلة الشائعة</a> أجوبة قصيرة عن غير هذا. وإن لم تجد سؤالك <a href="{{store url="i/contact"}}">فتواصل معنا</a>.</p>`,
    },
  },
};
