export { settle } from './bet-records/testing';
export { readStatement } from './statement/statement.service';
export { play, undo } from './statement/testing';
