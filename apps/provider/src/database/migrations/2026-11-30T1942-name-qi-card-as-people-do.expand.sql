-- Shoppers read the title at checkout. A title that the owner has written stays.
update payment_method_text set title = 'أقساط كي كارد'
where code = 'qi_card_installments' and language = 'ar' and title = 'أقساط بطاقة كي';
