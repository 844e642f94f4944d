import type { ContentPiece } from './content-piece.ts';

export const returns: ContentPiece = {
  identifier: 'returns',
  kind: 'page',
  texts: {
    en: {
      title: 'Returns & exchanges',
      content_heading: '14 days to change your mind',
      meta_description: 'Unused goods can be returned or exchanged within 14 days of delivery. How it works, and what we cannot take back.',
      content: `<p>You may return or exchange unused goods within 14 days of delivery. You do not have to tell us why, though it helps us do better.</p>
<h2>How to return something</h2>
<ol>
<li><a href="{{store url="i/contact"}}">Contact us</a> and give us your order number.</li>
<li>Put the goods back in their box with everything that came with them: tags, cables, manual, gifts.</li>
<li>Hand the parcel to our courier and keep the receipt.</li>
<li>We check the goods and then refund you or send the exchange, whichever you choose.</li>
</ol>
<h2>What “unused” means</h2>
<ul>
<li>Clothes and shoes: tried on, not worn; tags still on them.</li>
<li>Electronics: not used. The seal of the box may be open as long as everything is still inside.</li>
<li>Furniture and household goods: not assembled and not used.</li>
</ul>
<h2>What we cannot take back</h2>
<ul>
<li>Food, cosmetics, and anything for body care once the seal is open</li>
<li>Underwear, earrings, and pillows out of their seal</li>
<li>Gift cards, charging codes, and e-books after they have been sent or downloaded</li>
<li>Goods made or cut to order, including anything engraved</li>
</ul>
<h2>If something is faulty or wrong</h2>
<p>Then the fault is ours, and so is the trouble: we collect it without charge and exchange it, or return your money. Faults that show later are a matter for the <a href="{{store url="i/warranty"}}">warranty</a>.</p>`,
    },
    ar: {
      title: 'الإرجاع والتبديل',
      content_heading: 'أمامك 14 يوماً لتغيّر رأيك',
      meta_description: 'يمكنك إرجاع المنتجات غير المستعملة أو تبديلها خلال 14 يوماً من الاستلام. الخطوات، وما لا يمكن إرجاعه.',
      content: `<p>يمكنك إرجاع المنتجات غير المستعملة أو تبديلها خلال 14 يوماً من الاستلام. لا يلزمك ذكر السبب، لكن معرفته تساعدنا على التحسين.</p>
<h2>خطوات الإرجاع</h2>
<ol>
<li><a href="{{store url="i/contact"}}">تواصل معنا</a> واذكر رقم طلبك.</li>
<li>أعد المنتج إلى علبته مع كل ما جاء معه: البطاقات والأسلاك والدليل والهدايا.</li>
<li>سلّمه إلى مندوبنا واحتفظ بالوصل.</li>
<li>نفحص المنتج ثم نعيد إليك المبلغ أو نرسل البديل، كما تختار.</li>
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
