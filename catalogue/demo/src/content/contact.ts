import type { ContentPiece } from './content-piece.ts';

export const contact: ContentPiece = {
  identifier: 'contact',
  kind: 'page',
  texts: {
    en: {
      title: 'Contact',
      content_heading: 'Contact us',
      meta_description: 'Customer service from 8 am to midnight.',
      content: `{{block id="contact-info"}}
<h2>So we can help you quickly</h2>
<ul>
<li>Have your order number ready. You saw it when you ordered, and we’ll tell you when we call.</li>
<li>If something is broken or wrong, a photo helps.</li>
<li>If you want to change the address or cancel, call as early as you can: orders ship quickly.</li>
</ul>
<h2>Your question may already be answered</h2>
<p>Most questions are about <a href="{{store url="i/delivery"}}">delivery</a>, <a href="{{store url="i/returns"}}">returns</a>, and <a href="{{store url="i/warranty"}}">warranty</a>. You’ll find short answers to many more in the <a href="{{store url="i/faq"}}">frequently asked questions</a>. If you’d rather come by, these are <a href="{{store url="i/store-locator"}}">our places</a>.</p>`,
    },
    ar: {
      title: 'تواصل معنا',
      content_heading: 'تواصل معنا',
      meta_description: 'خدمة الزبائن من 8 صباحاً إلى 12 ليلاً.',
      content: `{{block id="contact-info"}}
<h2>حتى نساعدك بسرعة</h2>
<ul>
<li>جهّز رقم طلبك، وهو الرقم الذي ظهر لك عند الطلب.</li>
<li>إذا كان المنتج مكسوراً أو غير ما طلبت، فالصورة تختصر الكثير.</li>
<li>إذا أردت تغيير العنوان أو إلغاء الطلب فاتصل مبكراً، فالطلبات تخرج منا بسرعة.</li>
</ul>
<h2>ربما تجد الجواب هنا</h2>
<p>أكثر الأسئلة عن <a href="{{store url="i/delivery"}}">التوصيل</a> و<a href="{{store url="i/returns"}}">الإرجاع</a> و<a href="{{store url="i/warranty"}}">الضمان</a>، وفي <a href="{{store url="i/faq"}}">الأسئلة الشائعة</a> أجوبة قصيرة عن غيرها. وإن أردت أن تزورنا، فهذه <a href="{{store url="i/store-locator"}}">فروعنا</a>.</p>`,
    },
  },
};
