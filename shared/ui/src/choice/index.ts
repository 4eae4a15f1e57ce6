export { Tabs } from './tabs';
export { ChipRow } from './chip-row';
