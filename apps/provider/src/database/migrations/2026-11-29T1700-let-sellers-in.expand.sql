-- A seller sees at the desk what is hers.
alter table staff add column vendor text;
insert into role (code) values ('vendor') on conflict do nothing;
-- Permissions that the shop knows already are given to nobody by a later start.
insert into role_permission (role, permission) select 'vendor', code from permission where code = 'desk.enter' on conflict do nothing;
