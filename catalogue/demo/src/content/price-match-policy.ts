import type { ContentPiece } from './content-piece.ts';

export const priceMatchPolicy: ContentPiece = {
  identifier: 'price-match-policy',
  kind: 'page',
  texts: {
    en: {
      title: 'Price match policy',
      content_heading: 'Cheaper elsewhere? Show us',
      meta_description:
        'When we match the price of another shop in Iraq, what we need from you, and what is left out.',
      content: `<p>If another shop in Iraq sells the same thing for less, we sell it to you at that price. Before you order, and for 14 days after it was delivered: then we give you back the difference.</p>
<h2>What we need from you</h2>
<ol>
<li>The product in our shop</li>
<li>The price elsewhere, with a link to its page or a photo of the receipt or the price tag</li>
<li>A phone number or an email address for our answer</li>
</ol>
<p><a href="{{store url="i/contact"}}">Send it to us</a>. We check it and answer, usually within 24 hours.</p>
<h2>When we match</h2>
<ul>
<li>It’s exactly the same: brand, model, size, color, and what’s in the box.</li>
<li>It’s new and comes with the same warranty in Iraq.</li>
<li>The other shop sells in Iraq, has it in stock, and anybody can buy it there at that price.</li>
<li>We compare what you’d pay in the end, delivery included.</li>
</ul>
<h2>When we don’t</h2>
<ul>
<li>Used, repaired, or damaged products, and imports without a warranty in Iraq</li>
<li>Clearance sales, prices for members or employees, coupons, and gifts with a purchase</li>
<li>Private sellers, auctions, and pages on which nothing can be ordered</li>
<li>Gift cards and top-up codes</li>
<li>Prices that are clearly a mistake</li>
</ul>
<p>We match the price for one household’s needs, not for resale. For larger quantities <a href="{{store url="i/contact"}}">talk to us</a>, we’ll make you an offer.</p>`,
    },
    ar: {
      title: 'سياسة مطابقة الأسعار',
      content_heading: 'وجدته أرخص؟ أرنا السعر',
      meta_description: 'متى نطابق سعر متجر آخر في العراق، وماذا نحتاج منك، وما الذي لا تشمله السياسة.',
      content: `<p>إذا كان متجر آخر في العراق يبيع المنتج نفسه بسعر أقل بعناه لك بذلك السعر. قبل أن تطلب، ولمدة 14 يوماً بعد الاستلام أيضاً، وحينها نعيد إليك الفرق.</p>
<h2>ماذا نحتاج منك</h2>
<ol>
<li>المنتج في متجرنا</li>
<li>السعر في المتجر الآخر، مع رابط صفحته أو صورة الوصل أو بطاقة السعر</li>
<li>رقم هاتف أو بريد إلكتروني لنجيبك</li>
</ol>
<p><a href="{{store url="i/contact"}}">أرسلها إلينا</a>، نتأكّد منها ونجيبك، عادةً خلال 24 ساعة.</p>
<h2>متى نطابق السعر</h2>
<ul>
<li>حين يكون المنتج نفسه تماماً: الماركة والموديل والقياس واللون وما في العلبة.</li>
<li>حين يكون جديداً وله الضمان نفسه في العراق.</li>
<li>حين يبيع المتجر الآخر في العراق والمنتج متوفّر عنده، ويستطيع أي شخص شراءه بذلك السعر.</li>
<li>نقارن ما ستدفعه في النهاية، وأجرة التوصيل معه.</li>
</ul>
<h2>متى لا نطابقه</h2>
<ul>
<li>المستعمل والمصلّح والمتضرّر، والمستورد بلا ضمان في العراق</li>
<li>التصفيات وأسعار المشتركين والموظفين ورموز الخصم والهدايا المرافقة</li>
<li>الأفراد والمزادات والصفحات التي لا يمكن الطلب منها</li>
<li>بطاقات الهدايا وبطاقات الشحن</li>
<li>السعر الذي فيه خطأ واضح</li>
</ul>
<p>نطابق السعر لحاجة بيت واحد لا لإعادة البيع. وللكميات الكبيرة <a href="{{store url="i/contact"}}">تواصل معنا</a> لنقدّم لك عرضاً.</p>`,
    },
  },
};
