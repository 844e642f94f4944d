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
      content: `<p>See something before you buy it, bring something back, or pay cash at the counter. Call first if you come for one product in particular.</p>
<h2>During Ramadan and on holidays</h2>
<p>In Ramadan all three open from 1 pm and stay open until an hour after midnight. On the first day of both Eids they’re closed.</p>
<p>Nothing near you? We <a href="{{store url=delivery}}">deliver to all governorates</a>, and a courier fetches what you <a href="{{store url=returns}}">send back</a>.</p>`,
    },
    ar: {
      title: 'فروعنا',
      content_heading: 'أين تجدنا',
      meta_description: 'فروعنا في بغداد والبصرة وأربيل: العناوين وأوقات الدوام وما يمكنك فعله فيها.',
      content: `<p>شاهد المنتج قبل أن تشتريه، أو أرجع ما لا يناسبك، أو ادفع نقداً عند الكاونتر. اتصل قبل أن تأتي إذا كنت تريد منتجاً محدداً.</p>
<h2>في رمضان والأعياد</h2>
<p>في رمضان تفتح الفروع الثلاثة من الواحدة ظهراً وحتى ساعة بعد منتصف الليل، وتغلق في اليوم الأول من العيدين.</p>
<p>لا يوجد فرع قريب منك؟ <a href="{{store url=delivery}}">نوصل إلى كل المحافظات</a>، والمندوب يستلم منك ما تريد <a href="{{store url=returns}}">إرجاعه</a>.</p>`,
    },
  },
};
