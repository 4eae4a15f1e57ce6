import { useEffect, useState, type ComponentType } from 'react';
import { PartFailure, PartSkeleton } from './part-state';

/**
 * A screen of the shell with code of its own: it shows a skeleton while the code loads, and "Try again" when the code cannot be fetched.
 * @param Pending what it shows while the code loads
 */
export function lazyScreen(load: () => Promise<ComponentType>, Pending: ComponentType = PartSkeleton) {
  let Loaded: ComponentType | null = null;

  return function LazyScreen() {
    const [Screen, setScreen] = useState(() => Loaded);
    const [isFailed, setFailed] = useState(false);

    useEffect(() => {
      if (Loaded || isFailed) return;
      let isWanted = true;
      load().then(
        (component) => {
          Loaded = component;
          if (isWanted) setScreen(() => component);
        },
        (problem: unknown) => {
          console.error('A screen of the shell did not load', problem);
          if (isWanted) setFailed(true);
        },
      );
      return () => {
        isWanted = false;
      };
    }, [isFailed]);

    if (Screen) return <Screen />;
    return isFailed ? <PartFailure onRetry={() => setFailed(false)} /> : <Pending />;
  };
}
