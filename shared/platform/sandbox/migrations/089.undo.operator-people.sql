drop table operator_person;
