-- Whether the number was set by a token alone, without the password: one that is verified later still resets it only after a week.
alter table customer add telephone_by_token boolean not null default false;
