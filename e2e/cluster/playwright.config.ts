import { defineConfig } from '@playwright/test';
import site from '../playwright.config';

/** Journeys against two processes of each kind; the same settings as against one. */
export default defineConfig({
  ...site,
  testDir: '..',
  outputDir: '../test-results/cluster-traces',
  globalSetup: './global-setup.ts',
  workers: 2,
  projects: [
    // Keys, preferences and links of the slip are of the page alone, and one process of each kind shows them as well.
    { name: 'journeys', testMatch: 'journeys/{funds,first-visit,exchange}.spec.ts', grepInvert: /stake keys|one press|after a reload/ },
    { name: 'cluster', testMatch: 'cluster/**/*.spec.ts', dependencies: ['journeys'] },
  ],
});
