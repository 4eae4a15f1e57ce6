import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';

interface LazyPageProps {
  load: () => Promise<ComponentType>;
  fallback: ReactNode;
}

const arrived = new Map<LazyPageProps['load'], ComponentType>();

/**
 * Shows a page from a chunk of its own, and `fallback` while the chunk loads. A failed load is forgotten when the page unmounts, so that
 * "Try again" requests the chunk again.
 * @throws the error of `load` during render, for the error boundary around it
 */
export function LazyPage({ load, fallback }: LazyPageProps) {
  // React.lazy alone remembers a rejection, and shows a blank frame for a page that is already loaded.
  const [Page] = useState(() => arrived.get(load) ?? lazy(() => load().then((page) => ({ default: keep(load, page) }))));
  return (
    <Suspense fallback={fallback}>
      <Page />
    </Suspense>
  );
}

function keep(load: LazyPageProps['load'], page: ComponentType) {
  arrived.set(load, page);
  return page;
}
