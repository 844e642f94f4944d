create table delivery_slot (
  code text primary key,
  is_active boolean not null default true,
  position integer not null default 0
);
create table delivery_slot_text (
  code text not null references delivery_slot (code) on delete cascade,
  language text not null,
  label text not null,
  primary key (code, language)
);
insert into delivery_slot (code, position) values ('anytime', 1), ('before2pm', 2), ('after2pm', 3);
insert into delivery_slot_text (code, language, label) values
  ('anytime', 'en', 'Anytime'), ('anytime', 'ar', 'أي وقت'),
  ('before2pm', 'en', 'Before 2PM'), ('before2pm', 'ar', 'قبل الساعة 2 ظهراً'),
  ('after2pm', 'en', 'After 2PM'), ('after2pm', 'ar', 'بعد الساعة 2 ظهراً');

alter table cart add column delivery_slot text;
alter table "order" add column delivery_slot text;
