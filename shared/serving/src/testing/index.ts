export { openBalancer, targetOf, type Balancer, type Target } from './balancer';
export { DRIPPED_HEADERS, drippedBody, openDrippers } from './drippers';
export { openRawClient, type RawRequest } from './raw-client';
