export { MethodGrid, type MethodGridProps } from './method-grid';
export { RadioCards, type RadioCard, type RadioCardsProps } from './radio-cards';
