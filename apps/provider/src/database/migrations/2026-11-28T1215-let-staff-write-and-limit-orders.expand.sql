alter table cart drop constraint cart_state_check;
alter table cart add constraint cart_state_check check (state in ('active', 'ordered', 'desk'));
