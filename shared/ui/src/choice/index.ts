export { Tabs } from './tabs';
export { ChipRow } from './chip-row';
export { Switch } from './switch';
