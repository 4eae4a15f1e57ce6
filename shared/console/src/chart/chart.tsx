import { useId, useState } from 'react';
import { formatTime, useText } from '@site/i18n';
import { Button } from '@site/ui';
import { NumberTable } from '#parts';
import { isBlank, tableRows, type ChartData } from './chart.rules';
import { canDraw, useDrawing } from './use-drawing';
import styles from './chart.module.css';

interface ChartProps {
  title: string;
  data: ChartData;
  /** Writes a value with its unit. Keep it the same from render to render: a new one draws the chart anew. */
  format: (value: number) => string;
}

/** A line has a beginning and an end, so one moment alone is a row of the table. */
const DRAWN_MIN = 2;

/** Lines over time, or the same numbers as a table. Both have the same height, so nothing moves when a person changes between them. */
export function Chart({ title, data, format }: ChartProps) {
  const t = useText('console');
  const [isTable, setTable] = useState(false);
  const id = useId();
  const hasChoice = canDraw() && data.moments.length >= DRAWN_MIN;
  return (
    <figure className={styles.chart} aria-labelledby={id}>
      <figcaption className={styles.head}>
        <span id={id} className={styles.title}>
          {title}
        </span>
        {hasChoice && (
          <Button
            variant="quiet"
            size="s"
            aria-pressed={isTable}
            aria-label={`${t('chart.table')}: ${title}`}
            onClick={() => setTable(!isTable)}
          >
            {t('chart.table')}
          </Button>
        )}
      </figcaption>
      {isBlank(data) ? (
        <p className={styles.blank}>{t('chart.empty')}</p>
      ) : isTable || !hasChoice ? (
        <Table title={title} data={data} format={format} />
      ) : (
        <Drawing title={title} data={data} format={format} />
      )}
    </figure>
  );
}

function Drawing({ title, data, format }: ChartProps) {
  const t = useText('console');
  const { place, hasFailed } = useDrawing(data, format);
  const last = tableRows(data)[0];
  if (hasFailed) return <Table title={title} data={data} format={format} />;
  return (
    <>
      <div ref={place} className={styles.place} role="img" aria-label={t('chart.drawing', { title })} />
      <ul className={styles.names}>
        {data.lines.map(({ name }, at) => (
          <li key={name} className={styles.name}>
            {name} <b className={styles.last}>{written(last?.values[at], format)}</b>
          </li>
        ))}
      </ul>
    </>
  );
}

function Table({ title, data, format }: ChartProps) {
  const t = useText('console');
  return (
    <div className={styles.scroll}>
      <NumberTable label={title} isDense>
        <thead>
          <tr>
            <th scope="col">{t('chart.moment')}</th>
            {data.lines.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tableRows(data).map(({ moment, values }) => (
            <tr key={moment}>
              <th scope="row">{formatTime(moment * 1000)}</th>
              {data.lines.map(({ name }, at) => (
                <td key={name}>{written(values[at], format)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </NumberTable>
    </div>
  );
}

const written = (value: number | null | undefined, format: ChartProps['format']) =>
  value === null || value === undefined ? '—' : format(value);
