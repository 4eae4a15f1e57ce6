drop table browser_file;
