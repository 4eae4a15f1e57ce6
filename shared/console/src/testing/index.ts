export { ADMIN, auditRow, CASHIER, person, request, TRADER } from './fixtures';
export { onCall, renderConsole, verb } from './render-console';
