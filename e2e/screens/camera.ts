import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { findChromium } from '@site/testing/chromium';
import { CHROMIUM_ARGS } from '../site/browser';

export const openBrowser = async (): Promise<Browser> =>
  chromium.launch({ executablePath: (await findChromium()) ?? undefined, args: CHROMIUM_ARGS });

export interface Camera {
  /**
   * Brings the page into a state and saves it as PNG, unless its name is not wanted. A state that is not reached is printed, and the process then
   * ends with code 1. @returns true when it is saved
   */
  shoot(page: Page, name: string, reach: () => Promise<void>, picture?: { fullPage: boolean }): Promise<boolean>;
}

/** Saves pictures with wanted names into a folder, which it makes. */
export function createCamera(folder: string, wanted = /(?:)/): Camera {
  mkdirSync(folder, { recursive: true });
  return {
    async shoot(page, name, reach, picture) {
      const file = `${name.replaceAll(/[ ,]+/g, '-')}.png`;
      if (!wanted.test(file)) return false;
      try {
        await reach();
        await page.screenshot({ ...picture, path: resolve(folder, file) });
        console.log(file);
        return true;
      } catch (problem) {
        console.error(`${file}: ${problem instanceof Error ? problem.message : String(problem)}`);
        process.exitCode = 1;
        return false;
      }
    },
  };
}
