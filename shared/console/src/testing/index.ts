export { ADMIN, auditRow, CASHIER, person, queuePage, request, requestDetails } from './fixtures';
export { onCall, renderConsole, verb } from './render-console';
