drop table seamless_nonce;
drop table game_round;
drop table seamless_transaction;
