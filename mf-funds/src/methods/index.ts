export { MethodGrid } from './method-grid';
export { RadioCards } from './radio-cards';
