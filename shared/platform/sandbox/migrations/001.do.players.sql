create table players (
  id bigint generated always as identity (start with 1001) primary key,
  remote_id text not null unique,
  username text not null,
  username_key text not null constraint players_username_unique unique,
  email text not null,
  email_key text not null constraint players_email_unique unique,
  phone text not null constraint players_phone_unique unique,
  password_hash text not null,
  name text not null default '',
  currency text not null check (currency in ('BDT', 'INR', 'PKR')),
  status text not null default 'active' check (status in ('active', 'blocked')),
  referral_code text not null constraint players_referral_code_unique unique,
  referred_by bigint references players (id),
  affiliate_code text,
  date_of_birth date,
  email_verified_at timestamptz,
  phone_verified_at timestamptz,
  created_at timestamptz not null
);
create index players_referred_by on players (referred_by);

create table login_history (
  id bigint generated always as identity primary key,
  player_id bigint not null references players (id),
  at timestamptz not null,
  ip text not null,
  user_agent text not null
);
create index login_history_player on login_history (player_id, at desc);
