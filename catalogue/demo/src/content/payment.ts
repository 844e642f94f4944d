import type { ContentPiece } from './content-piece.ts';

export const payment: ContentPiece = {
  identifier: 'payment',
  kind: 'page',
  texts: {
    en: {
      title: 'Payment',
      content_heading: 'Pay once it’s in your hands',
      meta_description:
        'Cash on delivery in all 19 governorates of Iraq: you pay the courier in dinars after looking at your order. Or by bank transfer.',
      content: `<h2>Cash on delivery</h2>
<p>You pay the courier in Iraqi dinars once your order has arrived and you’ve looked at it. No card, no account, no payment in advance. The courier gives you a receipt.</p>
<p>It helps to have the exact amount ready: couriers rarely carry enough change.</p>
<h2>Bank transfer</h2>
<p>Choose it at checkout and transfer the total to our account. You’ll see the details there and again after you order. Use your order number as the reference. We prepare your order once the money has arrived, usually the next business day.</p>
<h2>Card, wallet, or banking app</h2>
<p>Where the checkout offers them, you can pay at once: by Mastercard, Visa, or Qi Card, with a ZainCash wallet, or in the app of First Iraqi Bank. You enter card details on the page of the bank or gateway. We never see or store them.</p>
<h2>In installments</h2>
<p>Holders of a salary card and employees of companies that have an agreement with us can spread an order over months. The checkout shows the amount per month and in total before you confirm. Companies can order on account, once we’ve agreed on it.</p>
<h2>What you pay</h2>
<p>The total you see when you confirm your order is what you pay: products, minus discounts, plus <a href="{{store url="i/delivery"}}">delivery</a>. Nothing is added at the door.</p>
<h2>Gift cards and e-books</h2>
<p>No courier brings these on their own: pay for them by bank transfer, and we’ll email them to you. Or order them together with something we deliver, and pay the courier for everything.</p>
<h2>Dollars or dinars</h2>
<p>Prices are shown in dollars in the English store and in dinars in the Arabic store. The exchange rate of your order is fixed when you put the first item in the cart.</p>`,
    },
    ar: {
      title: 'الدفع',
      content_heading: 'ادفع بعد أن تستلم طلبك',
      meta_description:
        'الدفع عند الاستلام في محافظات العراق التسع عشرة: تفحص طلبك ثم تدفع للمندوب بالدينار. أو بحوالة مصرفية.',
      content: `<h2>الدفع عند الاستلام</h2>
<p>تدفع للمندوب بالدينار العراقي بعد أن يصل طلبك وتفحصه. لا بطاقة ولا حساب مصرفي ولا دفعة مقدّمة، ويعطيك المندوب وصلاً بالمبلغ.</p>
<p>يُفضّل أن تجهّز المبلغ، فقلّما تكفي الخردة التي مع المندوب.</p>
<h2>الحوالة المصرفية</h2>
<p>اخترها عند إتمام الطلب وحوّل المبلغ إلى حسابنا الذي تراه هناك وبعد الطلب. اكتب رقم طلبك في خانة الغرض من التحويل. نجهّز طلبك بعد وصول المبلغ، عادةً في يوم العمل التالي.</p>
<h2>بالبطاقة أو المحفظة أو تطبيق المصرف</h2>
<p>حيث تظهر عند إتمام الطلب يمكنك الدفع فوراً: ببطاقة ماستركارد أو فيزا أو كي كارد، أو بمحفظة زين كاش، أو من تطبيق المصرف العراقي الأول. تكتب بيانات البطاقة في صفحة المصرف أو بوابة الدفع، ونحن لا نراها ولا نحفظها.</p>
<h2>بالأقساط</h2>
<p>يستطيع حاملو بطاقة الراتب وموظفو الشركات المتّفقة معنا تقسيط الطلب على أشهر. يظهر القسط الشهري والمجموع قبل أن تؤكّد. وللشركات أن تطلب على الحساب بعد الاتفاق معنا.</p>
<h2>كم تدفع</h2>
<p>المجموع الذي تراه عند تأكيد الطلب هو ما تدفعه: ثمن المنتجات بعد الخصومات، زائداً أجرة <a href="{{store url="i/delivery"}}">التوصيل</a>. لا يُضاف شيء عند الباب.</p>
<h2>بطاقات الهدايا والكتب الإلكترونية</h2>
<p>لا يأتي بها مندوب وحدها إلى بابك: ادفع ثمنها بحوالة مصرفية فنرسلها إليك بالبريد الإلكتروني. أو اطلبها مع منتجات نوصلها إليك، وادفع للمندوب ثمن الكل.</p>
<h2>بالدينار أم بالدولار</h2>
<p>الأسعار في المتجر العربي بالدينار وفي المتجر الإنكليزي بالدولار. ويثبت سعر الصرف لطلبك منذ أن تضع أول منتج في السلة.</p>`,
    },
  },
};
