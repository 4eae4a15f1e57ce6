export { DensityProvider, useRowHeight } from './density';
export { Frame } from './frame';
export { Guarded } from './guarded';
export { PAGES, pagesFor } from './pages';
