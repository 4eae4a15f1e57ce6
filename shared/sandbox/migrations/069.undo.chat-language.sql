alter table chat drop column language;
