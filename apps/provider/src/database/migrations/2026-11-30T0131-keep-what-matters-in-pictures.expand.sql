-- What matters in a picture, from its top left corner: 0 to 1 of its width and height. It stays visible where the picture is cropped.
create table picture_focus (
  -- As pages name it, without a slash before it.
  path text primary key,
  x numeric(4, 3) not null check (x between 0 and 1),
  y numeric(4, 3) not null check (y between 0 and 1)
);
