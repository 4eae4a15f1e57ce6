drop table exchange_price_alert;
