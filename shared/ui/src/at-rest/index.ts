export { usePageRests } from './use-page-rests';
