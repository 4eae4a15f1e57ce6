drop index journal_outside_moves;
