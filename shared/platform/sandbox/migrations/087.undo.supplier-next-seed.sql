delete from supplier_seeds where used_from is null;
drop index supplier_seeds_next;
drop index supplier_seeds_in_use;
create unique index supplier_seeds_in_use on supplier_seeds (session_id) where shown_at is null;
alter table supplier_seeds drop column used_from;
update supplier_sessions set client_seed = id where client_seed is null;
alter table supplier_sessions alter column client_seed set not null;
