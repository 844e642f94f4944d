-- Blocks of extensions stand on landing pages too. Versions have all that a record has, as they are compared with it.
alter table landing_page add column blocks text not null default '';
update content_version set record = record || '{"blocks": ""}' where entity = 'landing_page' and not record ? 'blocks';
