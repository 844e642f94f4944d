import type { ContentPiece } from './content-piece.ts';

export const privacyPolicy: ContentPiece = {
  identifier: 'privacy-policy',
  kind: 'page',
  texts: {
    en: {
      title: 'Privacy policy',
      content_heading: 'What we know about you, and why',
      meta_description: 'Which data the shop keeps, what for, who sees it, and how to have it deleted.',
      content: `<h2>What we keep</h2>
<ul>
<li><strong>For an order:</strong> your name, phone number, address, and what you bought. Without them, nobody could bring it to you.</li>
<li><strong>For an account:</strong> your email address and your password, which we store only in a form that nobody can read, not even us.</li>
<li><strong>If you want:</strong> your wish list, your reviews, and your subscription to the newsletter.</li>
</ul>
<h2>What stays on your device</h2>
<p>Your cart, your language, and pages you have visited are stored in your browser, so the shop opens even without internet. You can delete them at any time in the browser’s settings.</p>
<p>When you look at two products one after the other, the shop learns that these two are viewed together, not who viewed them. That’s how it knows what goes with what.</p>
<h2>Who sees it</h2>
<ul>
<li>The colleagues who pack and confirm your order</li>
<li>The courier: your name, phone number, and address, for this one delivery</li>
<li>Nobody else. We don’t sell your data or share it with anyone.</li>
</ul>
<h2>How long</h2>
<p>We keep orders as long as warranty and bookkeeping require. You can have everything else deleted whenever you like.</p>
<h2>Your rights</h2>
<p>Ask us what’s stored about you, have it corrected, or have it deleted. One message or call is enough: <a href="{{store url="i/contact"}}">contact</a>.</p>`,
    },
    ar: {
      title: 'سياسة الخصوصية',
      content_heading: 'ماذا نعرف عنك، ولماذا',
      meta_description: 'ما البيانات التي يحفظها المتجر، ولأي غرض، ومن يراها، وكيف تطلب حذفها.',
      content: `<h2>ما نحفظه</h2>
<ul>
<li><strong>للطلب:</strong> اسمك ورقم هاتفك وعنوانك وما اشتريت. من دونها لا يمكن أن يصل إليك طلبك.</li>
<li><strong>للحساب:</strong> بريدك الإلكتروني وكلمة المرور، ونخزّنها بصيغة لا يقرؤها أحد، ولا حتى نحن.</li>
<li><strong>إن شئت:</strong> قائمة أمنياتك وتقييماتك واشتراكك في النشرة.</li>
</ul>
<h2>ما يبقى على جهازك</h2>
<p>تُحفظ سلتك ولغتك والصفحات التي زرتها في متصفّحك، ليفتح المتجر حتى بلا إنترنت. يمكنك حذفها متى شئت من إعدادات المتصفّح.</p>
<p>وحين تشاهد منتجين واحداً بعد الآخر، يعرف المتجر أنهما يُشاهَدان معاً، ولا يعرف من شاهدهما. هكذا يقترح ما يناسب كل منتج.</p>
<h2>من يراها</h2>
<ul>
<li>زملاؤنا الذين يؤكّدون طلبك ويغلّفونه</li>
<li>المندوب: اسمك ورقمك وعنوانك لهذا التوصيل فقط</li>
<li>ولا أحد غيرهم. لا نبيع بياناتك ولا نشاركها مع أحد.</li>
</ul>
<h2>إلى متى</h2>
<p>نحتفظ بالطلبات ما دام الضمان والحسابات تقتضي ذلك، ولك أن تطلب حذف ما عداها متى شئت.</p>
<h2>حقوقك</h2>
<p>اسألنا عمّا نحفظه عنك، واطلب تصحيحه أو حذفه. تكفي رسالة أو مكالمة واحدة: <a href="{{store url="i/contact"}}">تواصل معنا</a>.</p>`,
    },
  },
};
