import type { IncomingHttpHeaders } from 'node:http';
import { MOBILE_AGENT } from '@site/api/contracts/site';
import { readDevice, type Device } from '@site/remote/manifest';

export interface Visitor {
  language: 'en' | 'bn';
  layout: 'mobile' | 'desktop';
  /** Decides which release of an area it gets. */
  device: Device;
}

/** Facts of the request that the HTML needs before any script runs: the kept language, the kind of device, its cohorts. */
export const visitorOf = (headers: IncomingHttpHeaders): Visitor => ({
  language: /(?:^|;)\s*language=bn\s*(?:;|$)/.test(headers.cookie ?? '') ? 'bn' : 'en',
  layout: MOBILE_AGENT.test(headers['user-agent'] ?? '') ? 'mobile' : 'desktop',
  device: readDevice(headers.cookie ?? ''),
});
