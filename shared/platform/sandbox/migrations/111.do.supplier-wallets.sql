-- The demo supplier's own store of balances, for the platforms that it runs with transfer wallets.
create table supplier_wallets (
  player_id text not null,
  platform text not null,
  balance bigint not null default 0 check (balance >= 0),
  primary key (player_id, platform)
);

-- Every transfer that it was asked for or asked about; `closed` ones were asked about first and never happen.
create table supplier_transfers (
  id text primary key,
  player_id text not null,
  platform text not null,
  direction text not null check (direction in ('in', 'out')),
  amount bigint not null check (amount >= 0),
  state text not null check (state in ('done', 'closed')),
  made_at timestamptz not null
);

-- Whether rounds of the session are paid from the supplier's own store.
alter table supplier_sessions add column has_own_wallet boolean not null default false;
