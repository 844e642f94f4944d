-- What stars are given for besides the product as a whole, such as its quality: the owner's.
create table review_aspect (
  code text primary key check (code ~ '^[a-z0-9-]{1,40}$'),
  place smallint not null default 0,
  -- False: nobody is asked for it any more, and what it was given is not shown.
  is_asked boolean not null default true
);
create table review_aspect_text (
  aspect text not null references review_aspect (code) on delete cascade,
  language text not null,
  name text not null,
  primary key (aspect, language)
);
insert into review_aspect (code, place) values ('quality', 1), ('value', 2), ('as-described', 3);
insert into review_aspect_text (aspect, language, name) values
  ('quality', 'en', 'Quality'), ('quality', 'ar', 'الجودة'),
  ('value', 'en', 'Value for money'), ('value', 'ar', 'القيمة مقابل السعر'),
  ('as-described', 'en', 'As described'), ('as-described', 'ar', 'مطابق للوصف');

create table review_stars (
  review_id integer not null references review (id) on delete cascade,
  aspect text not null references review_aspect (code),
  stars smallint not null check (stars between 1 and 5),
  primary key (review_id, aspect)
);

-- When buyers are asked for reviews: the owner's one row.
create table review_rule (
  only_row boolean primary key default true check (only_row),
  -- Days after the delivery; 0: never.
  invite_after_days smallint not null default 7 check (invite_after_days between 0 and 90)
);
insert into review_rule default values;
