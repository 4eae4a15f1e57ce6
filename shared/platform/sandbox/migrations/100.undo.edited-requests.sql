alter table cash_transaction drop column is_edited;
