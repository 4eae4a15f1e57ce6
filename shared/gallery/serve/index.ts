export { buildGallery } from './build-gallery';
export { serveGallery, type ServedGallery } from './serve-gallery';
