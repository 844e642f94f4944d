create index user_token_expiry on user_token (expires_at);
