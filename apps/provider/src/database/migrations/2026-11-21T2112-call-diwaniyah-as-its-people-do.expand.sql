-- A name its owner has changed stays.
update region set name_ar = 'الديوانية' where id = 616 and name_ar = 'القادسية';
