import { useEffect, useRef, useState } from 'react';
import { formatTime } from '@site/i18n';
import type { ChartData } from './chart.rules';

const SECONDS_MS = 1000;
/** `HH:mm`; the seconds of an axis say nothing. */
const shortTime = (moment: number) => formatTime(moment * SECONDS_MS).slice(0, 5);

/** True in a browser that can draw; one without a canvas gets the table alone. */
export const canDraw = () => 'CanvasRenderingContext2D' in window;

/**
 * Draws the data in the place of the returned reference. The code that draws is fetched with the first chart.
 * @returns `hasFailed` when that code did not arrive
 */
export function useDrawing(data: ChartData, format: (value: number) => string) {
  const place = useRef<HTMLDivElement>(null);
  const newest = useRef(data);
  const drawing = useRef<{ show: (data: ChartData) => void } | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const names = data.lines.map(({ name }) => name).join('\n');

  useEffect(() => {
    newest.current = data;
    drawing.current?.show(data);
  }, [data]);

  useEffect(() => {
    let end: (() => void) | null = null;
    let isOver = false;
    import('./draw-chart').then(
      ({ drawChart }) => {
        if (isOver || !place.current) return;
        const drawn = drawChart(place.current, newest.current, { value: format, moment: shortTime });
        drawing.current = drawn;
        end = drawn.end;
      },
      () => setFailed(true),
    );
    return () => {
      isOver = true;
      drawing.current = null;
      end?.();
    };
  }, [names, format]);

  return { place, hasFailed };
}
