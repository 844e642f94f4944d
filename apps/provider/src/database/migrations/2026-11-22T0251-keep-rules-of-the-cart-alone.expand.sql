-- Rules of the catalogue changed no price. The column goes with a later release: processes of the one before read it.
delete from scheduled_change where entity = 'promotion' and entity_id in (select id from promotion where kind = 'catalogue');
delete from promotion where kind = 'catalogue';
alter table promotion alter column kind set default 'cart';
