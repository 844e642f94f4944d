alter table payment_method
  add column is_offline boolean not null default false,
  add column customer_groups text[];
alter table payment_method_text add column instructions text;

-- Ways to pay that stand ready; an owner switches on what the shop offers.
insert into payment_method (code, is_active, for_virtual_carts, is_offline, customer_groups, position) values
  ('banktransfer', false, true, true, null, 2), ('employee_installments', false, false, false, '{Employees}', 3), ('b2b_credit', false, false, false, '{Wholesale}', 4)
on conflict do nothing;
insert into payment_method_text (code, language, title, instructions) values
  ('banktransfer', 'en', 'Bank transfer', 'Transfer the amount of your order to the account of the shop and name the number of your order. We send it once the money has come.'),
  ('banktransfer', 'ar', 'حوالة مصرفية', 'حوّل مبلغ طلبك إلى حساب المتجر واذكر رقم الطلب. نرسله إليك عند وصول المبلغ.'),
  ('employee_installments', 'en', 'Installments for employees', null), ('employee_installments', 'ar', 'أقساط الموظفين', null),
  ('b2b_credit', 'en', 'On account', null), ('b2b_credit', 'ar', 'على الحساب', null)
on conflict do nothing;
insert into payment_limit (code, currency, min_total, max_total)
select code, currency, null::bigint, null::bigint from (values ('banktransfer'), ('employee_installments'), ('b2b_credit')) as given (code) cross join (values ('IQD'), ('USD')) as money (currency)
on conflict do nothing;
