drop table owner_notices;
