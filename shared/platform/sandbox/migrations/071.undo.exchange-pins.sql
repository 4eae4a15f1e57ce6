drop table exchange_pin;
