export const EVENT_ID = '40000001';
export const MARKET_ID = `1.${EVENT_ID}`;
