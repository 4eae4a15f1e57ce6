alter table supplier_rounds drop column free_spins_id;
alter table supplier_sessions drop column free_spins;
