import type { ContentPiece } from './content-piece.ts';

export const legal: ContentPiece = {
  identifier: 'legal',
  kind: 'page',
  texts: {
    en: {
      title: 'Legal notice',
      content_heading: 'Who is behind this shop, and which rules apply',
      meta_description:
        'The seller, the laws of Iraq that protect you when you buy online, and who owns texts, pictures, and names.',
      content: `<h2>The seller</h2>
<p>The seller’s name, address, and registration stand at the bottom of every page and on every invoice. Some products are made or supplied by other sellers, who are named on the product page. You still buy them from us: we take your order, deliver it, and answer for it.</p>
<h2>The law that protects you</h2>
<ul>
<li>The <strong>Consumer Protection Law</strong> (No. 1 of 2010): you have a right to full information before you buy, to products that are as described, and to repair, exchange, or your money back if they aren’t.</li>
<li>The <strong>Electronic Signature and Electronic Transactions Law</strong> (No. 78 of 2012): an order placed and confirmed here is a contract as valid as one on paper.</li>
<li>The <strong>Civil Code</strong> (No. 40 of 1951): it governs sale, hidden defects, and liability where nothing more specific does.</li>
</ul>
<p>What we agree on with each order is in the <a href="{{store url="i/terms"}}">terms of sale</a>. They take nothing away from these rights. What we do with your data is in the <a href="{{store url="privacy-policy"}}">privacy policy</a>.</p>
<h2>Texts, pictures, and names</h2>
<p>Texts, pictures, and the look of this shop belong to us or are used with permission, and are protected by the Copyright Protection Law (No. 3 of 1971). You’re welcome to link to any page and to share it. Names and trademarks of manufacturers belong to their owners. We use them only to say what we sell.</p>
<h2>Mistakes</h2>
<p>We check what we write, and still a number can be wrong. If you find a mistake, or a picture that belongs to you, <a href="{{store url="i/contact"}}">tell us</a> and we’ll correct or remove it. For what stands on pages of others that we link to, those others answer.</p>
<h2>If we disagree</h2>
<p>Talk to us first: most things are settled in one call. If not, you can turn to the Consumer Protection Council or to the court of your place of residence in Iraq.</p>`,
    },
    ar: {
      title: 'إشعار قانوني',
      content_heading: 'من وراء هذا المتجر، وأي قواعد تسري',
      meta_description:
        'البائع، وقوانين العراق التي تحميك حين تشتري عبر الإنترنت، ولمن تعود النصوص والصور والأسماء.',
      content: `<h2>البائع</h2>
<p>اسم البائع وعنوانه وتسجيله في أسفل كل صفحة وعلى كل فاتورة. بعض المنتجات يصنعها أو يورّدها بائعون آخرون تُذكر أسماؤهم في صفحة المنتج، لكنك تشتريها منّا: نحن نستلم طلبك ونوصله ونتحمّل مسؤوليته.</p>
<h2>القانون الذي يحميك</h2>
<ul>
<li><strong>قانون حماية المستهلك</strong> (رقم 1 لسنة 2010): لك الحق في معلومات كاملة قبل الشراء، وفي منتج مطابق لوصفه، وفي تصليحه أو تبديله أو استرداد ثمنه إن لم يكن كذلك.</li>
<li><strong>قانون التوقيع الإلكتروني والمعاملات الإلكترونية</strong> (رقم 78 لسنة 2012): الطلب الذي يُقدّم ويُؤكّد هنا عقد نافذ كالعقد المكتوب على الورق.</li>
<li><strong>القانون المدني</strong> (رقم 40 لسنة 1951): ينظّم البيع والعيوب الخفية والمسؤولية حيث لا نصّ أخصّ منه.</li>
</ul>
<p>ما نتّفق عليه في كل طلب مكتوب في <a href="{{store url="i/terms"}}">شروط البيع</a>، وهي لا تنتقص من هذه الحقوق. وما نفعله ببياناتك في <a href="{{store url="privacy-policy"}}">سياسة الخصوصية</a>.</p>
<h2>النصوص والصور والأسماء</h2>
<p>نصوص هذا المتجر وصوره وشكله ملك لنا أو نستعملها بإذن، ويحميها قانون حماية حق المؤلف (رقم 3 لسنة 1971). لك أن تضع رابطاً لأي صفحة وأن تشاركها. أما أسماء المصنّعين وعلاماتهم التجارية فملك لأصحابها، ولا نذكرها إلا لنقول ماذا نبيع.</p>
<h2>الأخطاء</h2>
<p>نراجع ما نكتبه، ومع ذلك قد يخطئ رقم. إذا وجدت خطأ، أو صورة هي لك، <a href="{{store url="i/contact"}}">فأخبرنا</a> لنصحّحها أو نزيلها. وما في صفحات الآخرين التي نشير إليها فمسؤوليته على أصحابها.</p>
<h2>إذا اختلفنا</h2>
<p>كلّمنا أولاً، فأكثر الأمور تُحلّ بمكالمة واحدة. وإن لم تُحلّ فلك أن تلجأ إلى مجلس حماية المستهلك أو إلى محكمة محلّ إقامتك في العراق.</p>`,
    },
  },
};
