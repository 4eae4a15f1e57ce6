export { promotionsQuery } from '@site/remote/reads';
