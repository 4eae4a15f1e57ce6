export { BackLink, type BackLinkProps } from './back-link';
export { PageHead, type PageHeadProps } from './page-head';
