drop table identity_file;
drop table identity_document;
