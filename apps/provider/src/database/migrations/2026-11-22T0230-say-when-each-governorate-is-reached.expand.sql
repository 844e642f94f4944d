alter table region add column delivery_days smallint not null default 1 check (delivery_days between 0 and 60);
alter table region add column same_day_until smallint check (same_day_until between 1 and 24);
update region set same_day_until = 14 where code = 'IQ-BG';

create table region_spelling (
  region_id integer not null references region (id) on delete cascade,
  spelling text not null,
  primary key (region_id, spelling)
);
insert into region_spelling (region_id, spelling)
select given.id, given.spelling from (values
  (602, 'Arbil'), (602, 'Irbil'), (602, 'Hewler'), (602, 'هولير'), (603, 'Basrah'), (604, 'Babylon'), (605, 'Dahuk'), (605, 'Dohuk'), (605, 'Dihok'),
  (607, 'Thi Qar'), (608, 'Halabcha'), (609, 'Kerbala'), (610, 'At Ta''mim'), (610, 'التأميم'), (611, 'BGD'), (612, 'Missan'), (612, 'Misan'),
  (615, 'Ninewa'), (615, 'Ninawa'), (616, 'Qadissiya'), (616, 'Qadisiyyah'), (616, 'Diwaniyah'), (616, 'Diwaniya'), (616, 'القادسية'),
  (617, 'Saladin'), (617, 'Salah al Din'), (617, 'Salahaddin'), (618, 'Slemani'), (618, 'Sulaimaniyah'), (618, 'Sulaimaniya'), (618, 'Sulaimani'), (619, 'Wassit')
) as given (id, spelling) join region r on r.id = given.id;

alter table delivery_slot add column until_hour smallint check (until_hour between 1 and 24);
update delivery_slot set until_hour = 14 where code = 'before2pm';
