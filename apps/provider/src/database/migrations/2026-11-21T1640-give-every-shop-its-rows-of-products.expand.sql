insert into carousel (identifier, shows, source) values
  ('new-collection', 'new', 'owner'), ('bestsellers', 'bestsellers', 'owner'), ('trending', 'trending', 'owner'), ('special-offers', 'special-offers', 'owner')
on conflict (identifier) do update set source = excluded.source;
insert into carousel_text (carousel_id, language, title)
select c.id, given.language, given.title from (values
  ('new-collection', 'en', 'New in'), ('new-collection', 'ar', 'وصل حديثاً'), ('bestsellers', 'en', 'Best sellers'), ('bestsellers', 'ar', 'الأكثر مبيعاً'),
  ('trending', 'en', 'Trending now'), ('trending', 'ar', 'رائج الآن'), ('special-offers', 'en', 'Special offers'), ('special-offers', 'ar', 'عروض خاصة')
) as given (identifier, language, title) join carousel c on c.identifier = given.identifier
on conflict (carousel_id, language) do nothing;
