export { buildGallery } from './build-gallery';
export { serveGallery } from './serve-gallery';
