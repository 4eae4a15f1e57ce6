-- What becomes of the waiting part of a bet in a book when the match begins.
alter table exchange_bet add column at_start text not null default 'lapse' check (at_start in ('lapse', 'keep'));
-- Paisa of an all-or-nothing bet that must be matched at once; null: the whole stake.
alter table exchange_bet add column min_fill bigint check (min_fill is null or (min_fill between 1 and stake and fill = 'all_or_nothing'));
