import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { PATIENCE_MS } from '../src/patience.mjs';
import { endStub } from '../src/stub-api';
import { installAdapter } from '../src/adapter';

// Before the client is made: it copies the adapter of that moment.
installAdapter();
configure({ asyncUtilTimeout: PATIENCE_MS });

afterEach(() => {
  jest.useRealTimers();
  endStub();
});
