-- Labels an owner has changed stay hers.
update delivery_slot_text set label = 'قبل 2 ظهراً' where code = 'before2pm' and language = 'ar' and label = 'قبل الساعة 2 ظهراً';
update delivery_slot_text set label = 'بعد 2 ظهراً' where code = 'after2pm' and language = 'ar' and label = 'بعد الساعة 2 ظهراً';
