import { BrowserRouter } from 'react-router-dom';
import { ShellProvider } from '@site/remote';
import { Frame } from './frame';
import { InternalsProvider, type Internals } from '#composition/services/internals';

export function Root({ internals }: { internals: Internals }) {
  return (
    <ShellProvider host={internals.services.host}>
      <InternalsProvider value={internals}>
        {/* Session and address change together at log-out; with a transition the guard would still see the old address. */}
        <BrowserRouter useTransitions={false}>
          <Frame />
        </BrowserRouter>
      </InternalsProvider>
    </ShellProvider>
  );
}
