import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { PATIENCE_MS } from '../src/patience.mjs';
import { endStub } from '../src/stub-api';
import { installAdapter } from '../src/adapter';

// Install the adapter before the client is made, because the client copies the current adapter.
installAdapter();
configure({ asyncUtilTimeout: PATIENCE_MS });

afterEach(() => {
  jest.useRealTimers();
  endStub();
});
