import type { orderEvents as english } from '../../../en/desk/orders/order-events.ts';
import { deliveryOutcomes } from '../../delivery-outcomes.ts';

export const orderEvents: typeof english = {
  placed: 'وصل الطلب',
  confirm: 'تم التأكيد',
  hold: 'أُوقف مؤقتاً',
  release: 'أُلغي الإيقاف',
  review: 'قيد المراجعة',
  suspect: 'احتيال محتمل',
  approve: 'تمت الموافقة',
  pack: 'بدأ التجهيز',
  split: 'قُسم إلى طرود',
  edit: 'عُدّل',
  ready: 'صار جاهزاً للاستلام',
  dispatch: 'سُلّم للتوصيل',
  ...deliveryOutcomes,
  reattempt: 'خرج للتوصيل من جديد',
  cancel: 'أُلغي',
  cancel_by_request: 'أُلغي كما طلب الزبون',
  expire: 'لم يُدفع في وقته',
  note_payment: 'سُجّلت دفعة',
  settle: 'سُلّم النقد',
  take_back: 'استُرجع',
  refund: 'أُعيد المبلغ',
};
