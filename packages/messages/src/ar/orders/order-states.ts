/** The states of an order and of its packages, as their buyer and the desk read them (spec 2 §3). */
export const orderStates = {
  pending: 'قيد الانتظار',
  pending_approval: 'بانتظار الموافقة',
  under_review: 'قيد التدقيق',
  suspected_fraud: 'اشتباه احتيال',
  on_hold: 'معلّق',
  invoiced: 'صدرت الفاتورة',
  preparing: 'قيد التجهيز',
  shipped: 'سُلّم لشركة التوصيل',
  dispatched: 'خرج للتوصيل',
  ready_for_collection: 'جاهز للاستلام',
  delivery_failed: 'تعذّر التوصيل',
  reattempt_delivery: 'إعادة محاولة التوصيل',
  complete: 'مكتمل',
  refunded: 'تم إرجاع المبلغ',
  cancelled: 'ملغي',
  cancelled_by_request: 'ملغي بطلب الزبون',
};
