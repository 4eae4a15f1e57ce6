export { DRIPPED_HEADERS, drippedBody, openDrippers, type Drippers, type Dripping } from './drippers';
export { openRawClient, type RawAnswer, type RawRequest } from './raw-client';
