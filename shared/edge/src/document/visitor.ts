import type { IncomingHttpHeaders } from 'node:http';
import { MOBILE_AGENT } from '@site/api/contracts/site';

export interface Visitor {
  language: 'en' | 'bn';
  layout: 'mobile' | 'desktop';
}

/** What the document can know before any script runs: the kept language and the kind of device. */
export const visitorOf = (headers: IncomingHttpHeaders): Visitor => ({
  language: /(?:^|;)\s*language=bn\s*(?:;|$)/.test(headers.cookie ?? '') ? 'bn' : 'en',
  layout: MOBILE_AGENT.test(headers['user-agent'] ?? '') ? 'mobile' : 'desktop',
});
