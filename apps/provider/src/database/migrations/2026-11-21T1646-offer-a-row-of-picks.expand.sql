-- What the owner likes to show on the home page; off until goods are chosen for it.
insert into carousel (identifier, is_active, shows, source) values ('home-picks', false, 'chosen', 'owner') on conflict (identifier) do nothing;
insert into carousel_text (carousel_id, language, title)
select c.id, given.language, given.title from (values ('en', 'We like these'), ('ar', 'مختاراتنا')) as given (language, title) join carousel c on c.identifier = 'home-picks'
on conflict (carousel_id, language) do nothing;
