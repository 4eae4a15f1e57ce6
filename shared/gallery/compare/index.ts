export { comparePictures, type Changed } from './compare-pictures';
export { comparisonPage } from './comparison-page';
