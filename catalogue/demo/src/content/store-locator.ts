import type { ContentPiece } from './content-piece.ts';

export const storeLocator: ContentPiece = {
  identifier: 'store-locator',
  kind: 'page',
  texts: {
    en: {
      title: 'Our places',
      content_heading: 'Where to find us',
      meta_description:
        'Our places in Baghdad, Basra and Erbil: addresses, opening hours and what you can do there.',
      content: `<p>See something before you buy it, bring something back, or pay cash at the counter. Call first if you come for one product in particular: our number is at the bottom of every page.</p>
<h2>Baghdad, Karrada</h2>
<ul>
<li><strong>Address:</strong> Karrada Dakhil, 60 Street, beside Al-Fardos Pharmacy</li>
<li><strong>Open:</strong> Saturday to Thursday 10 am to 10 pm, Friday 4 pm to 10 pm</li>
<li><strong>Here you can:</strong> see products, return and exchange, pay in cash or by card, have a device repaired under warranty</li>
</ul>
<h2>Basra, Ashar</h2>
<ul>
<li><strong>Address:</strong> Ashar, Al-Kuwait Street, opposite the Al-Watani cinema</li>
<li><strong>Open:</strong> Saturday to Thursday 10 am to 9 pm, closed on Friday</li>
<li><strong>Here you can:</strong> see products, return and exchange, pay in cash</li>
</ul>
<h2>Erbil, Ainkawa</h2>
<ul>
<li><strong>Address:</strong> Ainkawa, 108 Street, ground floor of the Rand building</li>
<li><strong>Open:</strong> Saturday to Thursday 11 am to 9 pm, Friday 3 pm to 9 pm</li>
<li><strong>Here you can:</strong> return and exchange, pay in cash; service in Kurdish, Arabic and English</li>
</ul>
<h2>During Ramadan and on holidays</h2>
<p>In Ramadan all three open from 1 pm and stay open until an hour after midnight. On the first day of both Eids they’re closed.</p>
<p>Nothing near you? We <a href="{{store url=delivery}}">deliver to all governorates</a>, and a courier fetches what you <a href="{{store url=returns}}">send back</a>.</p>`,
    },
    ar: {
      title: 'فروعنا',
      content_heading: 'أين تجدنا',
      meta_description: 'فروعنا في بغداد والبصرة وأربيل: العناوين وأوقات الدوام وما يمكنك فعله فيها.',
      content: `<p>شاهد المنتج قبل أن تشتريه، أو أرجع ما لا يناسبك، أو ادفع نقداً عند الكاونتر. اتصل قبل أن تأتي إذا كنت تريد منتجاً محدداً: رقمنا في أسفل كل صفحة.</p>
<h2>بغداد، الكرادة</h2>
<ul>
<li><strong>العنوان:</strong> الكرادة داخل، شارع 60، جنب صيدلية الفردوس</li>
<li><strong>الدوام:</strong> من السبت إلى الخميس 10 صباحاً حتى 10 ليلاً، والجمعة 4 عصراً حتى 10 ليلاً</li>
<li><strong>هنا يمكنك:</strong> مشاهدة المنتجات، والإرجاع والاستبدال، والدفع نقداً أو بالبطاقة، وتصليح الأجهزة ضمن الضمان</li>
</ul>
<h2>البصرة، العشار</h2>
<ul>
<li><strong>العنوان:</strong> العشار، شارع الكويت، مقابل سينما الوطني</li>
<li><strong>الدوام:</strong> من السبت إلى الخميس 10 صباحاً حتى 9 مساءً، والجمعة عطلة</li>
<li><strong>هنا يمكنك:</strong> مشاهدة المنتجات، والإرجاع والاستبدال، والدفع نقداً</li>
</ul>
<h2>أربيل، عنكاوا</h2>
<ul>
<li><strong>العنوان:</strong> عنكاوا، شارع 108، الطابق الأرضي من بناية رند</li>
<li><strong>الدوام:</strong> من السبت إلى الخميس 11 صباحاً حتى 9 مساءً، والجمعة 3 عصراً حتى 9 مساءً</li>
<li><strong>هنا يمكنك:</strong> الإرجاع والاستبدال، والدفع نقداً؛ نخدمك بالكردية والعربية والإنكليزية</li>
</ul>
<h2>في رمضان والأعياد</h2>
<p>في رمضان تفتح الفروع الثلاثة من الواحدة ظهراً وحتى ساعة بعد منتصف الليل، وتغلق في اليوم الأول من العيدين.</p>
<p>لا يوجد فرع قريب منك؟ <a href="{{store url=delivery}}">نوصل إلى كل المحافظات</a>، والمندوب يستلم منك ما تريد <a href="{{store url=returns}}">إرجاعه</a>.</p>`,
    },
  },
};
