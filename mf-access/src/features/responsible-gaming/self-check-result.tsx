import { useEffect, useRef } from 'react';
import { Link } from '@site/remote';
import { useText } from '@site/i18n';
import { Button, LinkButton } from '@site/ui';
import { Card } from '@site/ui/card';
import { CHAT } from '#paths';
import { riskOf } from './self-check.rules';
import styles from './self-check.module.css';

interface SelfCheckResultProps {
  score: number;
  hasTools: boolean;
  onTool: (tool: 'limits' | 'break') => void;
  onAgain: () => void;
}

/** The result in words, and the ways on: limits, a break, and people who help. */
export function SelfCheckResult({ score, hasTools, onTool, onAgain }: SelfCheckResultProps) {
  const t = useText('access');
  const risk = riskOf(score);
  const result = useRef<HTMLParagraphElement>(null);
  useEffect(() => result.current?.focus(), []);
  return (
    <Card title={t(`safer.check.risk.${risk}`)}>
      <p ref={result} tabIndex={-1}>
        {t('safer.check.score', { score })} {t(`safer.check.risk.${risk}.text`)}
      </p>
      <div className={styles.ways}>
        {hasTools && (
          <>
            <Button variant="outline" onClick={() => onTool('limits')}>
              {t('safer.check.limits')}
            </Button>
            <Button variant="outline" onClick={() => onTool('break')}>
              {t('safer.check.break')}
            </Button>
          </>
        )}
        <LinkButton as={Link} to={CHAT} variant="outline" icon="chat">
          {t('safer.info.help.chat')}
        </LinkButton>
        <Button variant="quiet" onClick={onAgain}>
          {t('safer.check.again')}
        </Button>
      </div>
      {risk !== 'none' && <p className={styles.source}>{t('safer.check.help')}</p>}
    </Card>
  );
}
