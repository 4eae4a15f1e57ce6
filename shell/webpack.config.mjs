import { shell, worker } from '@site/build';

export default [shell(import.meta.dirname), worker(import.meta.dirname)];
