export { Tabs, type TabItem, type TabsProps } from './tabs';
export { ChipRow, type Chip, type ChipRowProps } from './chip-row';
