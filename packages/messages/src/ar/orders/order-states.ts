import type { orderStates as english } from '../../en/orders/order-states.ts';

export const orderStates: typeof english = {
  pending: 'قيد الانتظار',
  pending_approval: 'بانتظار الموافقة',
  under_review: 'قيد التدقيق',
  suspected_fraud: 'قيد التحقّق',
  on_hold: 'معلّق',
  invoiced: 'صدرت فاتورته',
  preparing: 'قيد التجهيز',
  shipped: 'شُحن',
  dispatched: 'في الطريق',
  ready_for_collection: 'جاهز للاستلام',
  delivery_failed: 'تعذّر التوصيل',
  reattempt_delivery: 'إعادة التوصيل',
  complete: 'مكتمل',
  refunded: 'أُعيد المبلغ',
  cancelled: 'ملغى',
  cancelled_by_request: 'أُلغي بطلب منك',
};
