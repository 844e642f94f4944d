-- Challenges that staff's passkeys have signed are in used_challenge now, with customers'. While processes of the release before still run,
-- staff log in there by a code and not by a passkey.
drop table staff_used_challenge;
