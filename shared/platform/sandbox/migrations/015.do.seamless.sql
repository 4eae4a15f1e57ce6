create table seamless_transaction (
  provider text not null,
  transaction_id text not null,
  action text not null check (action in ('bet', 'win', 'refund', 'rollback', 'tombstone')),
  state text not null check (state in ('done', 'refunded', 'rolled_back', 'tombstone')),
  player_id bigint not null references players (id),
  session_id text references game_session (id),
  round_id text,
  amount bigint not null default 0 check (amount >= 0),
  -- The bet that a refund names.
  bet_transaction_id text,
  -- A win without a bet: money is given, people look at it later.
  needs_reconciliation boolean not null default false,
  request_hash text,
  response jsonb,
  created_at timestamptz not null,
  primary key (provider, transaction_id)
);
create index seamless_transaction_round on seamless_transaction (session_id, round_id);
create index seamless_transaction_doubtful on seamless_transaction (created_at) where needs_reconciliation;

-- Bet and win of a round as they stand in the records; a round that is here takes no more bets.
create table game_round (
  session_id text not null references game_session (id),
  round_id text not null,
  bet_amount bigint not null,
  win_amount bigint not null,
  settled_at timestamptz not null,
  primary key (session_id, round_id)
);

create table seamless_nonce (
  merchant text not null,
  nonce text not null,
  seen_at timestamptz not null,
  primary key (merchant, nonce)
);
create index seamless_nonce_age on seamless_nonce (seen_at);
