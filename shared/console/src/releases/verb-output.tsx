import type { ReactNode } from 'react';
import { useText } from '@site/i18n';
import { Badge, type BadgeProps } from '@site/ui/badge';
import { useFailureText } from '#parts';
import type { VerbLine } from '#calls';
import type { VerbState } from './use-verb';
import styles from './releases.module.css';

interface VerbOutputProps {
  state: Exclude<VerbState, 'idle'>;
  lines: readonly VerbLine[];
  seconds: number;
  problem: unknown;
  /** Further facts below the words. */
  children?: ReactNode;
}

const LOOKS: Record<VerbOutputProps['state'], BadgeProps['variant']> = {
  running: 'new',
  done: 'good',
  refused: 'bad',
  waiting: 'new',
  lost: 'bad',
};

/** The words of the release service as they come, in English as in a terminal, and the result with its seconds. */
export function VerbOutput({ state, lines, seconds, problem, children }: VerbOutputProps) {
  const t = useText('console');
  const textOf = useFailureText();
  const words = lines.map(wordsOf).filter(Boolean).join('\n');
  return (
    <div className={styles.output}>
      <p className={styles.result}>
        <Badge role="status" variant={LOOKS[state]}>
          {t(`verb.${state}`)}
        </Badge>
        <span className={styles.seconds}>{t('verb.seconds', { seconds: seconds.toFixed(1) })}</span>
      </p>
      {words !== '' && (
        <pre role="log" lang="en" aria-label={t('verb.output')} className={styles.words}>
          {words}
        </pre>
      )}
      {problem !== null && <p className={styles.note}>{state === 'lost' ? t('verb.lostHint') : textOf(problem)}</p>}
      {children}
    </div>
  );
}

function wordsOf(line: VerbLine): string {
  if ('out' in line) return line.out;
  if ('err' in line) return line.err;
  return 'step' in line ? `${line.step}: ${(line.ms / 1000).toFixed(1)} s` : '';
}
