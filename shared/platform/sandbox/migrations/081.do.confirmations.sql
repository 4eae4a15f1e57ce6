-- Single-use proofs that the owner of the account acts, each for the session that asked for it.
create table confirmations (
  hash text primary key,
  session_id bigint not null references sessions (id) on delete cascade,
  expires_at timestamptz not null
);
create index confirmations_expiry on confirmations (expires_at);
create index confirmations_session on confirmations (session_id);

-- Whether a withdrawal to this account was ever paid out to the player.
create index cash_transaction_paid_to on cash_transaction (player_id, account_number) where action = 'withdraw' and key = '1';
