export { ADMIN, auditRow, CASHIER, person, request, SUPPORTER, TRADER } from './fixtures';
export { HOSTILE_TEXTS } from './hostile-texts';
export { onCall, onEvents, renderConsole, verb } from './render-console';
