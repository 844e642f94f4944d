import type { ContentPiece } from './content-piece.ts';

export const returns: ContentPiece = {
  identifier: 'returns',
  kind: 'page',
  texts: {
    en: {
      title: 'Returns & exchanges',
      content_heading: '14 days to change your mind',
      meta_description:
        'You can return or exchange unused items within 14 days of delivery. How it works, and what we can’t take back.',
      content: `<p>You can return or exchange unused items within 14 days of delivery. You don’t have to tell us why, though it helps us do better.</p>
<h2>How to return something</h2>
<ol>
<li>Open your order in <a href="{{store url="my-account/orders"}}">your account</a>, or by <a href="{{store url="order-tracking"}}">its number</a> if you have none, and choose “Return items”. You can also <a href="{{store url="i/contact"}}">contact us</a> with your order number.</li>
<li>Put the item back in its box with everything that came with it: tags, cables, manual, gifts.</li>
<li>Hand the parcel to our courier and keep the receipt.</li>
<li>We check it, then refund you or send a replacement, whichever you choose.</li>
</ol>
<h2>What “unused” means</h2>
<ul>
<li>Clothes and shoes: tried on, not worn; tags still on them.</li>
<li>Electronics: not used. The box may be opened as long as everything is still inside.</li>
<li>Furniture and housewares: not assembled and not used.</li>
</ul>
<h2>What we can’t take back</h2>
<ul>
<li>Food, cosmetics, and body care once the seal is broken</li>
<li>Underwear, earrings, and pillows once they’re unsealed</li>
<li>Gift cards, top-up codes, and e-books after they have been sent or downloaded</li>
<li>Anything made or cut to order, including engraved items</li>
</ul>
<h2>If something is faulty or wrong</h2>
<p>Then it’s our fault and our job to fix it: we’ll pick it up for free and exchange it, or refund you. Faults that show up later are covered by the <a href="{{store url="i/warranty"}}">warranty</a>.</p>`,
    },
    ar: {
      title: 'الإرجاع والتبديل',
      content_heading: 'أمامك 14 يوماً لتغيّر رأيك',
      meta_description:
        'يمكنك إرجاع المنتجات غير المستعملة أو تبديلها خلال 14 يوماً من الاستلام. الخطوات، وما لا يمكن إرجاعه.',
      content: `<p>يمكنك إرجاع المنتجات غير المستعملة أو تبديلها خلال 14 يوماً من الاستلام. لا يلزمك ذكر السبب، لكن معرفته تساعدنا على التحسين.</p>
<h2>خطوات الإرجاع</h2>
<ol>
<li>افتح طلبك من <a href="{{store url="my-account/orders"}}">حسابك</a>، أو <a href="{{store url="order-tracking"}}">برقم الطلب</a> إن لم يكن لك حساب، واختر «إرجاع منتجات». ويمكنك أيضاً أن <a href="{{store url="i/contact"}}">تتواصل معنا</a> وتذكر رقم طلبك.</li>
<li>أعد المنتج إلى علبته مع كل ما جاء معه: البطاقات والأسلاك والدليل والهدايا.</li>
<li>سلّمه إلى مندوبنا واحتفظ بالوصل.</li>
<li>نفحص المنتج ثم نعيد إليك المبلغ أو نرسل البديل، كما تحب.</li>
</ol>
<h2>ماذا نعني بغير مستعمل</h2>
<ul>
<li>الملابس والأحذية: جُرّبت ولم تُلبس، وبطاقاتها عليها.</li>
<li>الأجهزة: لم تُشغّل للاستعمال. لا بأس بفتح ختم العلبة ما دامت محتوياتها كاملة.</li>
<li>الأثاث ولوازم البيت: لم تُركّب ولم تُستعمل.</li>
</ul>
<h2>ما لا يمكن إرجاعه</h2>
<ul>
<li>المواد الغذائية ومستحضرات التجميل والعناية بعد فتح ختمها</li>
<li>الملابس الداخلية والأقراط والمخدّات بعد فتح غلافها</li>
<li>بطاقات الهدايا وبطاقات الشحن والكتب الإلكترونية بعد إرسالها أو تنزيلها</li>
<li>ما صُنع أو قُصّ حسب طلبك، ومنه ما نُقش عليه</li>
</ul>
<h2>إذا كان المنتج معيباً أو غير ما طلبت</h2>
<p>الخطأ خطؤنا والتعب علينا: نستلمه منك بلا أجرة ونبدّله أو نعيد إليك المبلغ. أما العيوب التي تظهر لاحقاً فيشملها <a href="{{store url="i/warranty"}}">الضمان</a>.</p>`,
    },
  },
};
