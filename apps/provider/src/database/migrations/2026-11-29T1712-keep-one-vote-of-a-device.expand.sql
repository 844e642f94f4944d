alter table review_vote drop constraint review_vote_check;
alter table review_vote add constraint review_vote_voter check (num_nonnulls(customer_id, device_hash) >= 1);
