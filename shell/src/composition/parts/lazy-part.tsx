import { useEffect, useState, type ComponentType } from 'react';

/**
 * A part that the first view does not need. It renders nothing until its code is there; when the code cannot be fetched, the next mount
 * requests it again, which React.lazy never does.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let Loaded: ComponentType<Props> | null = null;

  return function LazyPart(props: Props) {
    const [Part, setPart] = useState(() => Loaded);

    useEffect(() => {
      if (Loaded) return;
      let isWanted = true;
      load().then(
        (component) => {
          Loaded = component;
          if (isWanted) setPart(() => component);
        },
        (problem: unknown) => console.error('A part of the frame did not load', problem),
      );
      return () => {
        isWanted = false;
      };
    }, []);

    return Part && <Part {...props} />;
  };
}
