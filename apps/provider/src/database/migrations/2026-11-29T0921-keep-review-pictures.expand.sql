create table review_picture (
  id bigint generated always as identity primary key,
  review_id integer references review (id) on delete cascade,
  key_hash text not null unique,
  place smallint not null default 0,
  path text not null,
  status smallint not null default 2 check (status between 1 and 3),
  created_at timestamptz not null default now()
);
create index review_picture_review on review_picture (review_id, place) where review_id is not null;
create index review_picture_path on review_picture (path);
