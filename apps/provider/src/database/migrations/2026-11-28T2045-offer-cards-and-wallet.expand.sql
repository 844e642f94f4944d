-- Cards on the page of Qi and the wallet ZainCash, offered where the shop has settings for them.
insert into payment_method (code, has_gateway, pay_within_hours, position) values ('qicard', true, 2, 6), ('zaincash', true, 2, 7) on conflict (code) do nothing;
insert into payment_method_text (code, language, title) values
  ('qicard', 'en', 'Bank card'), ('qicard', 'ar', 'بطاقة مصرفية'), ('zaincash', 'en', 'ZainCash wallet'), ('zaincash', 'ar', 'محفظة زين كاش') on conflict do nothing;
insert into payment_limit (code, currency, min_total, max_total) values
  ('qicard', 'IQD', 1000, 10000000), ('qicard', 'USD', 80, 763000), ('zaincash', 'IQD', 1000, 1000000), ('zaincash', 'USD', 80, 76300) on conflict do nothing;
