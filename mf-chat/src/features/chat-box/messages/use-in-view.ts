import { useEffect, useState, type RefObject } from 'react';

/** True while the element is inside the visible part of the page. */
export function useInView(ref: RefObject<Element | null>): boolean {
  const [isInView, setInView] = useState(false);

  useEffect(() => {
    if (!ref.current) return;
    const observer = new IntersectionObserver((entries) => setInView(entries.at(-1)?.isIntersecting ?? false));
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref]);

  return isInView;
}
