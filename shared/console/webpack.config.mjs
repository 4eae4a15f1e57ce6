import { page } from '@site/build';

export default page(import.meta.dirname, { base: '/console/', title: 'Console' });
