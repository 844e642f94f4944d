-- Numbers and mailboxes whose proof has earned the points of a registration, as digests, so that none earns them twice.
create table registration_bonus_given (
  contact_digest bytea primary key,
  given_at timestamptz not null
);

-- Numbers that earned them before. Mailboxes are read by rules that the database does not know.
insert into registration_bonus_given (contact_digest, given_at)
select distinct sha256(convert_to('telephone ' || telephone, 'UTF8')), telephone_verified_at from customer
where source = 'shop' and telephone_verified_at is not null
on conflict do nothing;
