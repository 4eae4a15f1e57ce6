import '@testing-library/jest-dom';
import { endStub } from '../src/stub-api';
import { installAdapter } from '../src/adapter';

// Before the client is made: it copies the adapter of that moment.
installAdapter();

afterEach(() => {
  jest.useRealTimers();
  endStub();
});
