import type { ContentPiece } from './content-piece.ts';

const promise: ContentPiece = {
  identifier: 'promise',
  kind: 'block',
  texts: {
    en: {
      title: 'Our promise',
      content: `<ul>
<li><strong>Within 24 hours</strong> in all 19 governorates</li>
<li><strong>Free delivery</strong> from 150,000 IQD</li>
<li><strong>Cash on delivery</strong>, after you’ve looked at your order</li>
<li><strong>14 days</strong> to return what you haven’t used</li>
</ul>`,
    },
    ar: {
      title: 'وعدنا',
      content: `<ul>
<li><strong>خلال 24 ساعة</strong> إلى المحافظات التسع عشرة كلها</li>
<li><strong>توصيل مجاني</strong> للطلبات من 150,000 دينار</li>
<li><strong>الدفع عند الاستلام</strong> بعد أن تفحص طلبك</li>
<li><strong>14 يوماً</strong> لإرجاع ما لم تستعمله</li>
</ul>`,
    },
  },
};

const contactInfo: ContentPiece = {
  identifier: 'contact-info',
  kind: 'block',
  texts: {
    en: {
      title: 'Customer service',
      content: '<p>Customer service answers <strong>from 8 am to midnight</strong>.</p>',
    },
    ar: {
      title: 'خدمة الزبائن',
      content: '<p>خدمة الزبائن تردّ عليك <strong>من 8 صباحاً إلى 12 ليلاً</strong>.</p>',
    },
  },
};

const footerLinks: ContentPiece = {
  identifier: 'footer-links',
  kind: 'block',
  texts: {
    en: {
      title: 'Help & information',
      content: `<ul>
<li><a href="{{store url="i/about-us"}}">About us</a></li>
<li><a href="{{store url="i/delivery"}}">Delivery</a></li>
<li><a href="{{store url="i/returns"}}">Returns &amp; exchanges</a></li>
<li><a href="{{store url="i/payment"}}">Payment</a></li>
<li><a href="{{store url="i/warranty"}}">Warranty</a></li>
<li><a href="{{store url="i/faq"}}">Frequently asked questions</a></li>
<li><a href="{{store url="i/contact"}}">Contact</a></li>
<li><a href="{{store url="i/terms"}}">Terms of sale</a></li>
<li><a href="{{store url="privacy-policy"}}">Privacy policy</a></li>
</ul>`,
    },
    ar: {
      title: 'مساعدة ومعلومات',
      content: `<ul>
<li><a href="{{store url="i/about-us"}}">من نحن</a></li>
<li><a href="{{store url="i/delivery"}}">التوصيل</a></li>
<li><a href="{{store url="i/returns"}}">الإرجاع والتبديل</a></li>
<li><a href="{{store url="i/payment"}}">الدفع</a></li>
<li><a href="{{store url="i/warranty"}}">الضمان</a></li>
<li><a href="{{store url="i/faq"}}">الأسئلة الشائعة</a></li>
<li><a href="{{store url="i/contact"}}">تواصل معنا</a></li>
<li><a href="{{store url="i/terms"}}">شروط البيع</a></li>
<li><a href="{{store url="privacy-policy"}}">سياسة الخصوصية</a></li>
</ul>`,
    },
  },
};

export const blocks: readonly ContentPiece[] = [promise, contactInfo, footerLinks];
