import type { PromotionRow } from './promotions.repository';

/** True when a deposit may name the promotion at that time. Outside of its dates it is only shown. @see N-67 */
export const isOpen = ({ status, startDate, endDate, isOffered }: PromotionRow, at: Date) =>
  isOffered && status === 'active' && startDate <= at && at <= endDate;
