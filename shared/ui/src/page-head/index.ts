export { BackLink, type BackLinkProps } from './back-link';
export { Page, type PageProps } from './page';
export { PageHead, type PageHeadProps } from './page-head';
