import { useEffect, useRef, useState } from 'react';

const listIn = (place: HTMLElement | null) => place?.querySelector('[role="tablist"]');

/** A row of tabs with arrows that scroll it by its visible width; the selected tab is always in view. */
export function useSlider(current: string) {
  const place = useRef<HTMLDivElement>(null);
  const [ways, setWays] = useState({ back: false, on: false });

  useEffect(() => {
    const list = listIn(place.current);
    if (!list) return;
    const follow = () => setWays({ back: list.scrollLeft > 1, on: list.scrollLeft + list.clientWidth < list.scrollWidth - 1 });
    follow();
    list.addEventListener('scroll', follow, { passive: true });
    window.addEventListener('resize', follow);
    return () => {
      list.removeEventListener('scroll', follow);
      window.removeEventListener('resize', follow);
    };
  }, []);

  useEffect(() => {
    const list = listIn(place.current);
    const tab = list?.querySelector('[aria-selected="true"]');
    if (!list || !tab) return;
    const [frame, box] = [list.getBoundingClientRect(), tab.getBoundingClientRect()];
    if (box.left < frame.left || box.right > frame.right) list.scrollLeft += box.left - frame.left;
  }, [current]);

  // `aria-disabled` instead of `disabled`: a disabled button would lose the focus at the end of the row.
  const push = (isOpen: boolean, direction: 1 | -1) => ({
    'aria-disabled': !isOpen || undefined,
    onClick: () => {
      const list = listIn(place.current);
      if (list && isOpen) list.scrollLeft += direction * list.clientWidth;
    },
  });
  return { place, back: push(ways.back, -1), on: push(ways.on, 1) };
}
