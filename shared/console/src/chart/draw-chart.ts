import UPlot, { type AlignedData } from 'uplot';
import { drawnLines, type ChartData } from './chart.rules';

/** Tokens of the lines, in their order. */
const LINE_TOKENS = ['--leaf-bright', '--back', '--gold', '--lay', '--petal'] as const;
const AXIS_PX = 32;
const VALUES_PX = 64;
const BETWEEN_LABELS_PX = 72;

interface Words {
  value: (value: number) => string;
  /** @param moment epoch seconds */
  moment: (moment: number) => string;
}

const alignedOf = (data: ChartData): AlignedData => [[...data.moments], ...drawnLines(data)];

/** Draws lines into a place whose size the page decides, and draws them again in a new size. */
export function drawChart(place: HTMLElement, data: ChartData, { value, moment }: Words) {
  const style = getComputedStyle(place);
  const colour = (token: string) => style.getPropertyValue(token);
  const axis = {
    stroke: colour('--text-soft'),
    font: `${colour('--size-xs')} ${style.fontFamily}`,
    grid: { stroke: colour('--line'), width: 1 },
    ticks: { show: false },
  };
  const sizeOf = () => ({ width: place.clientWidth, height: place.clientHeight });
  const plot = new UPlot(
    {
      ...sizeOf(),
      legend: { show: false },
      cursor: { show: false },
      scales: { y: { range: (_plot, low, high) => [Math.min(0, low ?? 0), high > 0 ? high * 1.1 : 1] } },
      series: [
        {},
        ...data.lines.map(({ name }, at) => ({
          label: name,
          stroke: colour(LINE_TOKENS[at % LINE_TOKENS.length] ?? ''),
          width: 2,
          points: { show: false },
        })),
      ],
      axes: [
        { ...axis, size: AXIS_PX, space: BETWEEN_LABELS_PX, values: (_plot, moments) => moments.map(moment) },
        { ...axis, size: VALUES_PX, values: (_plot, values) => values.map(value) },
      ],
    },
    alignedOf(data),
    place,
  );
  const watch = new ResizeObserver(() => plot.setSize(sizeOf()));
  watch.observe(place);
  return {
    /** Draws newer values of the same lines. */
    show: (next: ChartData) => plot.setData(alignedOf(next)),
    end() {
      watch.disconnect();
      plot.destroy();
    },
  };
}
