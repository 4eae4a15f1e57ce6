import type { PromotionRow } from './promotions.repository';

/** Whether a deposit may name it at that moment. Outside of its dates it is only shown. @see N-67 */
export const isOpen = ({ status, startDate, endDate }: PromotionRow, at: Date) => status === 'active' && startDate <= at && at <= endDate;
