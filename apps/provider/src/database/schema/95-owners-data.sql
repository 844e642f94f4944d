-- What an owner may change later and a shop cannot start without.

insert into currency (code, symbol, derived_step, scale) values ('IQD', 'IQD', 250, 0), ('USD', '$', 1, 2);
insert into exchange_rate (base_currency, quote_currency, numerator, denominator, applied_at) values
  ('USD', 'IQD', 1310, 1, '2026-01-01T00:00:00Z'), ('USD', 'USD', 1, 1, '2026-01-01T00:00:00Z');
insert into price_list (code) values ('general'), ('wholesale');

insert into tax_class (id, kind, name) values (2, 'product', 'Taxable Goods'), (3, 'customer', 'Retail Customer');
insert into customer_group (id, code, price_list, tax_class_id, is_default) values
  (0, 'NOT LOGGED IN', 'general', 3, false), (1, 'General', 'general', 3, true), (2, 'Wholesale', 'wholesale', 3, false);
insert into tax_rate (id, code, country, region_id, rate) values (1, 'Iraq', 'IQ', 0, 0);
insert into tax_rule (id, code) values (1, 'Iraq');
insert into tax_rule_rate (tax_rule_id, tax_rate_id) values (1, 1);
insert into tax_rule_class (tax_rule_id, tax_class_id) values (1, 2), (1, 3);

insert into category (id, parent_id, level, source, include_in_menu) values (2, null, 1, 'owner', false);
insert into category_text (category_id, language, name) values (2, 'en', 'Default Category'), (2, 'ar', 'القسم الرئيسي');

insert into store_view
  (code, id, name, language, locale, direction, currency, base_currency, price_list, index_name, root_category_id, is_default,
   default_region_id, customer_tax_class_id, currency_symbol, sign_placement, decimal_separator, thousands_separator, price_steps, position)
values
  ('en', 2, 'English', 'en', 'en', 'ltr', 'USD', 'USD', 'general', 'iq_catalog_en', 2, true, 611, 3, '$', 'prepend', '.', ',', '{0,5000,10000,15000}', 2),
  ('ar', 1, 'العربية', 'ar', 'ar-IQ', 'rtl', 'IQD', 'USD', 'general', 'iq_catalog_ar', 2, false, 611, 3, 'د.ع', 'append', '.', ',', '{0,50000,100000,150000}', 1);

insert into shop_brand (source) values ('seed');
insert into shop_brand_text (language, name) values ('en', 'Our shop'), ('ar', 'متجرنا');

insert into shipping_method (carrier_code, method_code, countries, position) values ('flatrate', 'flatrate', '{IQ}', 1), ('freeshipping', 'freeshipping', '{IQ}', 2);
insert into shipping_method_text (carrier_code, method_code, language, carrier_title, method_title) values
  ('flatrate', 'flatrate', 'en', 'Standard delivery', 'Within 24 hours'),
  ('flatrate', 'flatrate', 'ar', 'توصيل عادي', 'خلال 24 ساعة'),
  ('freeshipping', 'freeshipping', 'en', 'Free delivery', 'Within 24 hours'),
  ('freeshipping', 'freeshipping', 'ar', 'توصيل مجاني', 'خلال 24 ساعة');
insert into shipping_price (carrier_code, method_code, currency, min_subtotal, price) values
  ('flatrate', 'flatrate', 'IQD', 0, 5000), ('flatrate', 'flatrate', 'USD', 0, 400),
  ('freeshipping', 'freeshipping', 'IQD', 150000, 0), ('freeshipping', 'freeshipping', 'USD', 11500, 0);

insert into size_class (code, position) values ('large', 1);
insert into size_class_text (size_class, language, method_title) values ('large', 'en', 'Large items'), ('large', 'ar', 'القطع الكبيرة');
insert into size_class_days (size_class, region_code, days) values ('large', '*', 4), ('large', 'IQ-BG', 2);
insert into size_class_price (size_class, carrier_code, method_code, region_code, currency, min_subtotal, price) values
  ('large', 'flatrate', 'flatrate', '*', 'IQD', 0, 35000), ('large', 'flatrate', 'flatrate', '*', 'USD', 0, 2700),
  ('large', 'flatrate', 'flatrate', 'IQ-BG', 'IQD', 0, 15000), ('large', 'flatrate', 'flatrate', 'IQ-BG', 'USD', 0, 1150);

insert into delivery_slot (code, position, until_hour) values ('anytime', 1, null), ('before2pm', 2, 14), ('after2pm', 3, null);
insert into delivery_slot_text (code, language, label) values
  ('anytime', 'en', 'Anytime'), ('anytime', 'ar', 'أي وقت'),
  ('before2pm', 'en', 'Before 2PM'), ('before2pm', 'ar', 'قبل 2 ظهراً'),
  ('after2pm', 'en', 'After 2PM'), ('after2pm', 'ar', 'بعد 2 ظهراً');

insert into payment_method (code, for_virtual_carts, position) values ('cashondelivery', false, 1);
insert into payment_method_text (code, language, title) values ('cashondelivery', 'en', 'Cash on delivery'), ('cashondelivery', 'ar', 'الدفع عند الاستلام');
insert into payment_limit (code, currency, min_total, max_total) values ('cashondelivery', 'IQD', 1000, 3000000), ('cashondelivery', 'USD', 80, 229000);

-- Ways to pay that stand ready; an owner switches on what the shop offers.
insert into payment_method (code, is_active, for_virtual_carts, is_offline, customer_groups, position) values
  ('banktransfer', false, true, true, null, 2), ('employee_installments', false, false, false, null, 3), ('b2b_credit', false, false, false, null, 4);
insert into credit_term (method, months, fee_rate) values
  ('employee_installments', 3, 0), ('employee_installments', 6, 0), ('employee_installments', 10, 0), ('employee_installments', 12, 0);
update payment_method set pay_within_hours = 72 where code = 'banktransfer';
insert into payment_method_text (code, language, title, instructions) values
  ('banktransfer', 'en', 'Bank transfer', 'Transfer the amount of your order to the account of the shop and name the number of your order. We send it once the money has come.'),
  ('banktransfer', 'ar', 'حوالة مصرفية', 'حوّل مبلغ طلبك إلى حساب المتجر واذكر رقم الطلب. نرسله إليك عند وصول المبلغ.'),
  ('employee_installments', 'en', 'Installments for employees', null), ('employee_installments', 'ar', 'أقساط الموظفين', null),
  ('b2b_credit', 'en', 'On account', null), ('b2b_credit', 'ar', 'على الحساب', null);
insert into payment_limit (code, currency, min_total, max_total)
select code, currency, null::bigint, null::bigint from (values ('banktransfer'), ('employee_installments'), ('b2b_credit')) as given (code) cross join (values ('IQD'), ('USD')) as money (currency);

-- Offered where the shop has settings for the gateway. Goods wait two hours for their payment.
insert into payment_method (code, has_gateway, pay_within_hours, position) values ('fib', true, 2, 5);
insert into payment_method_text (code, language, title) values ('fib', 'en', 'FIB bank app'), ('fib', 'ar', 'تطبيق المصرف العراقي الأول (FIB)');
insert into payment_limit (code, currency, min_total, max_total) values ('fib', 'IQD', 1000, 10000000), ('fib', 'USD', 80, 763000);
insert into payment_method (code, has_gateway, pay_within_hours, position) values ('qicard', true, 2, 6), ('zaincash', true, 2, 7);
insert into payment_method_text (code, language, title) values
  ('qicard', 'en', 'Bank card'), ('qicard', 'ar', 'بطاقة مصرفية'), ('zaincash', 'en', 'ZainCash wallet'), ('zaincash', 'ar', 'محفظة زين كاش');
insert into payment_limit (code, currency, min_total, max_total) values
  ('qicard', 'IQD', 1000, 10000000), ('qicard', 'USD', 80, 763000), ('zaincash', 'IQD', 1000, 1000000), ('zaincash', 'USD', 80, 76300);
insert into payment_method (code, has_gateway, pay_within_hours, position) values ('paytabs', true, 2, 8);
insert into payment_method_text (code, language, title) values ('paytabs', 'en', 'Card by PayTabs'), ('paytabs', 'ar', 'بطاقة عبر بيتابس');
insert into payment_limit (code, currency, min_total, max_total) values ('paytabs', 'IQD', 1000, 10000000), ('paytabs', 'USD', 80, 763000);
insert into payment_method (code, has_gateway, pay_within_hours, position) values ('qi_card_installments', true, 2, 9);
insert into payment_method_text (code, language, title) values ('qi_card_installments', 'en', 'Qi card installments'), ('qi_card_installments', 'ar', 'أقساط كي كارد');
insert into payment_limit (code, currency, min_total, max_total) values ('qi_card_installments', 'IQD', 25000, 3000000), ('qi_card_installments', 'USD', 2000, 229000);

insert into carousel (identifier, shows, source) values
  ('new-collection', 'new', 'owner'), ('bestsellers', 'bestsellers', 'owner'), ('trending', 'trending', 'owner'), ('special-offers', 'special-offers', 'owner');
insert into carousel_text (carousel_id, language, title)
select c.id, given.language, given.title from (values
  ('new-collection', 'en', 'New in'), ('new-collection', 'ar', 'وصل حديثاً'), ('bestsellers', 'en', 'Best sellers'), ('bestsellers', 'ar', 'الأكثر مبيعاً'),
  ('trending', 'en', 'Trending now'), ('trending', 'ar', 'رائج الآن'), ('special-offers', 'en', 'Special offers'), ('special-offers', 'ar', 'عروض خاصة')
) as given (identifier, language, title) join carousel c on c.identifier = given.identifier;
-- What the owner likes to show on the home page; off until goods are chosen for it.
insert into carousel (identifier, is_active, shows, source) values ('home-picks', false, 'chosen', 'owner');
insert into carousel_text (carousel_id, language, title)
select c.id, given.language, given.title from (values ('en', 'We like these'), ('ar', 'مختاراتنا')) as given (language, title) join carousel c on c.identifier = 'home-picks';

-- Names and centres: OCHA / Iraq CSO (CC BY-IGO); Who's On First and GeoNames (CC BY 4.0).
insert into region (id, country, code, name_en, name_ar, capital_en, capital_ar, latitude, longitude, position) values
  (601, 'IQ', 'IQ-AN', 'Al Anbar', 'الأنبار', 'Ramadi', 'الرمادي', 33.1096, 41.5177, 1),
  (602, 'IQ', 'IQ-AR', 'Erbil', 'أربيل', 'Erbil', 'أربيل', 36.3461, 44.2357, 2),
  (603, 'IQ', 'IQ-BA', 'Basra', 'البصرة', 'Basra', 'البصرة', 30.372, 47.3784, 3),
  (604, 'IQ', 'IQ-BB', 'Babil', 'بابل', 'Hillah', 'الحلة', 32.5341, 44.6006, 4),
  (611, 'IQ', 'IQ-BG', 'Baghdad', 'بغداد', 'Baghdad', 'بغداد', 33.2789, 44.3869, 0),
  (605, 'IQ', 'IQ-DA', 'Duhok', 'دهوك', 'Duhok', 'دهوك', 37.0634, 43.1676, 6),
  (606, 'IQ', 'IQ-DI', 'Diyala', 'ديالى', 'Baqubah', 'بعقوبة', 33.9504, 45.121, 7),
  (607, 'IQ', 'IQ-DQ', 'Dhi Qar', 'ذي قار', 'Nasiriyah', 'الناصرية', 31.2295, 46.3387, 8),
  (608, 'IQ', 'IQ-HA', 'Halabja', 'حلبجة', 'Halabja', 'حلبجة', 35.2175, 45.9454, 9),
  (609, 'IQ', 'IQ-KA', 'Karbala', 'كربلاء', 'Karbala', 'كربلاء', 32.5147, 43.8268, 10),
  (610, 'IQ', 'IQ-KI', 'Kirkuk', 'كركوك', 'Kirkuk', 'كركوك', 35.3434, 44.1507, 11),
  (612, 'IQ', 'IQ-MA', 'Maysan', 'ميسان', 'Amarah', 'العمارة', 31.9044, 47.0555, 12),
  (613, 'IQ', 'IQ-MU', 'Al Muthanna', 'المثنى', 'Samawah', 'السماوة', 30.2012, 45.3641, 13),
  (614, 'IQ', 'IQ-NA', 'Najaf', 'النجف', 'Najaf', 'النجف', 31.2147, 43.5232, 14),
  (615, 'IQ', 'IQ-NI', 'Nineveh', 'نينوى', 'Mosul', 'الموصل', 36.0191, 42.4944, 15),
  (616, 'IQ', 'IQ-QA', 'Al Qadisiyah', 'الديوانية', 'Diwaniyah', 'الديوانية', 31.8792, 45.0816, 16),
  (617, 'IQ', 'IQ-SD', 'Salah ad Din', 'صلاح الدين', 'Tikrit', 'تكريت', 34.5624, 43.6203, 17),
  (618, 'IQ', 'IQ-SU', 'Sulaymaniyah', 'السليمانية', 'Sulaymaniyah', 'السليمانية', 35.5359, 45.3186, 18),
  (619, 'IQ', 'IQ-WA', 'Wasit', 'واسط', 'Kut', 'الكوت', 32.6647, 45.7203, 19);
update region set same_day_until = 14 where code = 'IQ-BG';
insert into region_spelling (region_id, spelling) values
  (602, 'Arbil'), (602, 'Irbil'), (602, 'Hewler'), (602, 'هولير'), (603, 'Basrah'), (604, 'Babylon'), (605, 'Dahuk'), (605, 'Dohuk'), (605, 'Dihok'),
  (607, 'Thi Qar'), (608, 'Halabcha'), (609, 'Kerbala'), (610, 'At Ta''mim'), (610, 'التأميم'), (611, 'BGD'), (612, 'Missan'), (612, 'Misan'),
  (615, 'Ninewa'), (615, 'Ninawa'), (616, 'Qadissiya'), (616, 'Qadisiyyah'), (616, 'Diwaniyah'), (616, 'Diwaniya'), (616, 'القادسية'),
  (617, 'Saladin'), (617, 'Salah al Din'), (617, 'Salahaddin'), (618, 'Slemani'), (618, 'Sulaimaniyah'), (618, 'Sulaimaniya'), (618, 'Sulaimani'), (619, 'Wassit');

insert into role (code) values ('owner'), ('orders'), ('catalogue'), ('content'), ('support'), ('courier'), ('vendor');
