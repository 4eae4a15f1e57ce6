export { BackLink } from './back-link';
export { Page } from './page';
export { PageHead } from './page-head';
