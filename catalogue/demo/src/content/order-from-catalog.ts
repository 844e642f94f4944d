import type { ContentPiece } from './content-piece.ts';

export const orderFromCatalog: ContentPiece = {
  identifier: 'order-from-catalog',
  kind: 'page',
  texts: {
    en: {
      title: 'Order by code',
      content_heading: 'Order by product code',
      meta_description:
        'You know the codes of what you need? Write or paste the list, and it’s in your cart.',
      content: `<h2>Where the code stands</h2>
<p>On a product’s page under the details, on the packing slip, and on your invoice. Colors and sizes have codes of their own.</p>
<h2>For shops, offices, and schools</h2>
<p>You can paste two columns of a spreadsheet: the codes and the quantities. Up to 100 products go into the cart at once; for larger quantities <a href="{{store url="i/contact"}}">talk to us</a>, we’ll make you an offer.</p>`,
    },
    ar: {
      title: 'اطلب بالرمز',
      content_heading: 'اطلب برمز المنتج',
      meta_description: 'تعرف رموز ما تحتاجه؟ اكتب القائمة أو ألصقها، وتصير في سلتك.',
      content: `<h2>أين تجد الرمز</h2>
<p>في صفحة المنتج تحت التفاصيل، وعلى ورقة الشحنة، وفي الفاتورة. ولكل لون وقياس رمز خاص به.</p>
<h2>للمحلات والمكاتب والمدارس</h2>
<p>يمكنك أن تلصق عمودين من جدول: الرموز والأعداد. تدخل السلة 100 منتج في المرة الواحدة، وللكميات الأكبر <a href="{{store url="i/contact"}}">تواصل معنا</a> لنقدّم لك عرضاً.</p>`,
    },
  },
};
