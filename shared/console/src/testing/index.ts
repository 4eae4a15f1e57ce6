export { ADMIN, auditRow, CASHIER, person, request } from './fixtures';
export { onCall, renderConsole, verb } from './render-console';
