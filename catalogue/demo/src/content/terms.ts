import type { ContentPiece } from './content-piece.ts';

export const terms: ContentPiece = {
  identifier: 'terms',
  kind: 'page',
  texts: {
    en: {
      title: 'Terms of sale',
      content_heading: 'What we agree on when you order',
      meta_description:
        'The terms on which Dijla sells: orders, prices, delivery, returns, and warranty, in plain words.',
      content: `<p>These terms apply to every order in this shop. We’ve kept them short so that people can read them.</p>
<h2>1. Ordering</h2>
<p>Your order is an offer to buy. It’s accepted when we confirm it by phone or ship it. If something is no longer available, we’ll tell you, and you don’t have to take a substitute.</p>
<h2>2. Prices</h2>
<p>The price that counts is the one shown when you confirm your order. If a price is clearly a mistake, we’ll call you before we ship anything, and you can cancel.</p>
<h2>3. Offers and coupons</h2>
<p>An offer is valid for the time stated and while supplies last. A coupon has no cash value. Coupons can be combined only where we say so.</p>
<h2>4. Delivery and risk</h2>
<p>We deliver as described under <a href="{{store url="i/delivery"}}">delivery</a>. Until your order is in your hands, it’s our responsibility.</p>
<h2>5. Payment</h2>
<p>You pay as described under <a href="{{store url="i/payment"}}">payment</a>. What you order is yours once you’ve paid for it.</p>
<h2>6. Returns and warranty</h2>
<p>The rules for <a href="{{store url="i/returns"}}">returns</a> and <a href="{{store url="i/warranty"}}">warranty</a> are part of these terms. They take nothing away from the rights the law gives you.</p>
<h2>7. Pictures and descriptions</h2>
<p>We describe products as accurately as we can. Colors may look slightly different on your screen. If a product doesn’t match its description, you can return it.</p>
<h2>8. Your account</h2>
<p>Keep your password to yourself and your address up to date. Tell us if you think someone else is using your account.</p>
<h2>9. Reviews</h2>
<p>You’re welcome to write what you think of what you bought. We publish praise and criticism alike and leave out insults, advertising, and other people’s private details.</p>
<h2>10. Law</h2>
<p>The law of the Republic of Iraq applies. Before anything goes to court, talk to us: most things can be settled in one <a href="{{store url="i/contact"}}">phone call</a>.</p>`,
    },
    ar: {
      title: 'شروط البيع',
      content_heading: 'ما نتّفق عليه عند الطلب',
      meta_description: 'شروط البيع في دجلة بكلمات واضحة: الطلب والأسعار والتوصيل والإرجاع والضمان.',
      content: `<p>تسري هذه الشروط على كل طلب في هذا المتجر، وقد كتبناها مختصرة لتُقرأ.</p>
<h2>1. الطلب</h2>
<p>طلبك عرض بالشراء، ويصير نافذاً حين نؤكّده بالهاتف أو نرسل المنتجات. إذا نفد منتج أخبرناك، ولست ملزماً بقبول بديل عنه.</p>
<h2>2. الأسعار</h2>
<p>السعر المعتمد هو الظاهر لك عند تأكيد الطلب. وإذا كان في السعر خطأ واضح اتصلنا بك قبل الإرسال، ولك أن تلغي الطلب.</p>
<h2>3. العروض ورموز الخصم</h2>
<p>يسري العرض في المدة المذكورة وحتى نفاد الكمية. لا يُستبدل رمز الخصم بنقود، ولا تُجمع عدة رموز إلا إذا ذُكر ذلك.</p>
<h2>4. التوصيل والمسؤولية</h2>
<p>نوصل كما هو مبيّن في صفحة <a href="{{store url="i/delivery"}}">التوصيل</a>، وتبقى المنتجات في عهدتنا حتى تستلمها.</p>
<h2>5. الدفع</h2>
<p>تدفع كما هو مبيّن في صفحة <a href="{{store url="i/payment"}}">الدفع</a>، وتصير المنتجات ملكك بعد دفع ثمنها.</p>
<h2>6. الإرجاع والضمان</h2>
<p>قواعد <a href="{{store url="i/returns"}}">الإرجاع</a> و<a href="{{store url="i/warranty"}}">الضمان</a> جزء من هذه الشروط، ولا تنتقص من الحقوق التي يمنحك إياها القانون.</p>
<h2>7. الصور والأوصاف</h2>
<p>نصف المنتجات بأدقّ ما نستطيع. قد تختلف الألوان قليلاً على شاشتك، وإذا خالف المنتج وصفه فلك أن تعيده.</p>
<h2>8. حسابك</h2>
<p>احتفظ بكلمة المرور لنفسك وحدّث عنوانك، وأخبرنا إن ظننت أن أحداً غيرك يستعمل حسابك.</p>
<h2>9. التقييمات</h2>
<p>اكتب رأيك فيما اشتريت. ننشر المدح والنقد معاً، ونستثني الإساءة والإعلان وما يكشف معلومات الناس الخاصة.</p>
<h2>10. القانون</h2>
<p>يُطبّق قانون جمهورية العراق. وقبل اللجوء إلى القضاء كلّمنا، فأكثر الأمور تُحلّ <a href="{{store url="i/contact"}}">بمكالمة واحدة</a>.</p>`,
    },
  },
};
