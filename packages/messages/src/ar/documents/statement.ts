import type { statement as english } from '../../en/documents/statement.ts';

export const statement: typeof english = {
  title: 'كشف حساب',
  fileName: (reference, month) => `كشف-حساب-${reference}-${month}`,
  of: { seller: 'البائع', partner: 'الشريك' },
  opening: 'الرصيد قبل الشهر',
  earned: 'المستحق بعد طرح المسترجع',
  paid: 'المدفوع',
  closing: 'الرصيد بعد الشهر',
  day: 'اليوم',
  what: 'البيان',
  amount: 'المبلغ',
  balance: 'الرصيد',
  earning: 'بيع',
  takenBack: 'إرجاع',
  payout: 'دفعة',
  order: (number) => `الطلب ${number}`,
  nothing: 'لم يتغيّر شيء في هذا الشهر.',
};
