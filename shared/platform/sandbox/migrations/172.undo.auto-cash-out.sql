-- 172.undo.auto-cash-out
drop table exchange_auto_cash_out;
