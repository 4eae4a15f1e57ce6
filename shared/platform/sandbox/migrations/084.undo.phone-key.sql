alter table players drop column phone_key;
