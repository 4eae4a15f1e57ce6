drop index players_phone_key;
drop table verified_numbers;
drop table other_phones;
