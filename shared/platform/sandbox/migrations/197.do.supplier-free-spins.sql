-- Free spins of the player in the game, as the platform reported them last; null for none.
alter table supplier_sessions add column free_spins jsonb;
-- The free spins that pay a round, by their id at the platform.
alter table supplier_rounds add column free_spins_id text;
