update place set name_ar = 'السيدية' where id = 10160 and name_ar = 'السعيدية';
