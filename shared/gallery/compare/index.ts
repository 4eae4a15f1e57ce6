export { comparePictures } from './compare-pictures';
export { comparisonPage } from './comparison-page';
