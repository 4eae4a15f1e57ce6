alter table supplier_sessions drop column has_own_wallet;
drop table supplier_transfers;
drop table supplier_wallets;
