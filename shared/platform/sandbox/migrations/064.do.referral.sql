-- A referrer was there before: nobody brings himself, and no two bring each other.
alter table players add constraint players_referrer_came_first check (referred_by < id);

-- A day whose rewards are being paid, or are paid.
create table referral_batch (
  day date primary key,
  started_at timestamptz not null,
  finished_at timestamptz
);

-- What a player's downlines brought on one day in Asia/Dhaka. Arrays hold tiers 1 to 3; money in paisa, rates in hundredths of a percent.
create table referral_reward (
  player_id bigint not null references players (id),
  day date not null,
  turnovers bigint[] not null,
  rates smallint[] not null,
  rewards bigint[] not null,
  amount bigint not null check (amount > 0),
  created_at timestamptz not null,
  claimed_at timestamptz,
  primary key (player_id, day)
);

-- Downlines whose play is not paid to this player.
create table referral_flag (
  player_id bigint not null references players (id),
  downline_id bigint not null references players (id),
  reason text not null check (reason in ('device', 'phone')),
  created_at timestamptz not null,
  primary key (player_id, downline_id)
);
