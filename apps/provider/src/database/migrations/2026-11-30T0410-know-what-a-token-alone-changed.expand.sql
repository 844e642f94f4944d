-- Only an address that a token alone changed, without the password, stays the one that codes go to.
alter table former_sign_in add column is_by_token boolean not null default true;
