export const SLOT_ID = 'area';
