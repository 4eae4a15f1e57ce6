export { ADMIN, auditRow, CASHIER, HEALTH, person, queuePage, request, requestDetails, SUPPORTER, TRADER } from './fixtures';
export { HOSTILE_TEXTS } from './hostile-texts';
export { onCall, onEvents, renderConsole, verb } from './render-console';
