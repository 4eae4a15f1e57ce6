import { useEffect, useState, type RefObject } from 'react';

/** Prices are there when they are scrolled to. */
const AHEAD = '200px';

/** Whether an element is seen, or soon will be. */
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
