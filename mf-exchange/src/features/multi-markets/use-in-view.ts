import { useEffect, useState, type RefObject } from 'react';

/** Margin around the view, so that prices are loaded before they are visible. */
const AHEAD = '200px';

/** True while an element is in view or near it. */
export function useInView(element: RefObject<Element | null>) {
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(([entry]) => setInView(entry?.isIntersecting ?? false), { rootMargin: AHEAD });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isInView;
}
