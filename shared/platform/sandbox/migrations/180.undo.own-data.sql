drop table data_export_file;
drop table data_export;
