import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';

interface LazyPageProps {
  load: () => Promise<ComponentType>;
  fallback: ReactNode;
}

const arrived = new Map<LazyPageProps['load'], ComponentType>();

/** A page of its own chunk. A failed load is forgotten with the mount, so that "Try again" asks the network anew. */
export function LazyPage({ load, fallback }: LazyPageProps) {
  // Neither does React.lazy alone forget a rejection, nor does it show a page that is already here without a blank frame.
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
