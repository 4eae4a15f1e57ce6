import Bowser from 'bowser';
import type { Language } from '@site/api/contracts/site';

export interface DeviceWords {
  device: string;
  isMobile: boolean;
}

const UNKNOWN = { en: 'Unknown browser', bn: 'অজানা ব্রাউজার' } satisfies Record<Language, string>;
const HANDHELD = ['mobile', 'tablet'];

// Only known names are used: for an unknown user agent the parser returns text that the sender wrote.
const { generic: _madeUp, ...browserNames } = Bowser.BROWSER_MAP;
const BROWSERS = new Set(Object.values(browserNames));
const SYSTEMS = new Set(Object.values(Bowser.OS_MAP));

/** A user agent in words: `Chrome on Android`. */
export function deviceWords(userAgent: string, language: Language): DeviceWords {
  // The parser throws on an empty text.
  const { browser, os, platform } = Bowser.parse(userAgent || '-');
  const isMobile = HANDHELD.includes(platform.type ?? '');
  if (!browser.name || !BROWSERS.has(browser.name)) return { device: UNKNOWN[language], isMobile };
  if (!os.name || !SYSTEMS.has(os.name)) return { device: browser.name, isMobile };
  return { device: language === 'bn' ? `${os.name}-এ ${browser.name}` : `${browser.name} on ${os.name}`, isMobile };
}
