-- The hash of the seed that comes next is known before the player chooses a seed of their own for it; the first one comes with the first round.
alter table supplier_sessions alter column client_seed drop not null;
-- Null: promised, not yet in use.
alter table supplier_seeds add column used_from timestamptz;
update supplier_seeds set used_from = made_at;
drop index supplier_seeds_in_use;
create unique index supplier_seeds_in_use on supplier_seeds (session_id) where shown_at is null and used_from is not null;
create unique index supplier_seeds_next on supplier_seeds (session_id) where used_from is null;
-- A next one for every session that is open; two random identifiers are 244 random bits.
insert into supplier_seeds (session_id, server_seed, hash, made_at)
select id, seed, encode(sha256(seed::bytea), 'hex'), created_at
from (
  select id, created_at, encode(sha256((gen_random_uuid()::text || gen_random_uuid()::text)::bytea), 'hex') as seed
  from supplier_sessions
) as made;
