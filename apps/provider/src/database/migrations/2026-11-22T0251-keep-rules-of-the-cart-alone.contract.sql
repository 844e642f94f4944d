-- Rules of the catalogue changed no price.
delete from scheduled_change where entity = 'promotion' and entity_id in (select id from promotion where kind = 'catalogue');
delete from promotion where kind = 'catalogue';
alter table promotion drop column kind;
