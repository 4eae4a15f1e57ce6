import { browserProject } from '@site/testing/jest';

export default browserProject({
  testMatch: ['<rootDir>/mf-*/**/*.test.{ts,tsx}'],
  modulePathIgnorePatterns: ['<rootDir>/.*/dist/'],
});
