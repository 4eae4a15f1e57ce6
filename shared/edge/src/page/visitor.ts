import type { IncomingHttpHeaders } from 'node:http';
import { MOBILE_AGENT, type Language } from '@site/api/contracts/site';
import { readDevice, type Device } from '@site/remote/manifest';

export interface PageVisitor {
  language: Language;
  layout: 'mobile' | 'desktop';
  /** Id and pins of the device, which decide the release of each area. */
  device: Device;
  /** The browser asks to save data, or the player chose so on this device. */
  savesData: boolean;
}

/** The cookie in which the shell keeps the choice. */
const DATA_SAVER = /(?:^|;)\s*data-saver=1\s*(?:;|$)/;

/** Reads from a request the facts that the HTML needs before any script runs: chosen language, layout and device. */
export const visitorOf = (headers: IncomingHttpHeaders): PageVisitor => ({
  language: /(?:^|;)\s*language=bn\s*(?:;|$)/.test(headers.cookie ?? '') ? 'bn' : 'en',
  layout: MOBILE_AGENT.test(headers['user-agent'] ?? '') ? 'mobile' : 'desktop',
  device: readDevice(headers.cookie ?? ''),
  savesData: headers['save-data'] === 'on' || DATA_SAVER.test(headers.cookie ?? ''),
});
