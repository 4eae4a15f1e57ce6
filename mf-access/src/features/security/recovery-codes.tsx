import { useEffect, useRef, useState } from 'react';
import { useShell } from '@site/remote';
import { useText } from '@site/i18n';
import { Button, LinkButton } from '@site/ui';
import { CheckboxField } from '@site/ui/forms';
import { CopyButton } from './copy-button';
import { recoveryFile } from './security.rules';
import styles from './recovery-codes.module.css';

export interface RecoveryCodesProps {
  codes: readonly string[];
  onClose: () => void;
}

/** The codes are shown only once, so this view does not close by accident. */
export function RecoveryCodes({ codes, onClose }: RecoveryCodesProps) {
  const t = useText('access');
  const { session } = useShell();
  const [isKept, setKept] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  const file = recoveryFile(t('security.codes.title'), session.player?.username ?? '', codes);

  useEffect(() => list.current?.focus(), []);

  return (
    <div className={styles.codes}>
      <p className={styles.lead}>{t('security.codes.lead')}</p>
      <ol ref={list} tabIndex={-1} className={styles.list} aria-label={t('security.codes.title')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className={styles.ways}>
        <CopyButton text={codes.join('\n')} label={t('security.codes.copy')} />
        <LinkButton
          variant="outline"
          size="s"
          icon="download"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(file)}`}
          download="recovery-codes.txt"
        >
          {t('security.codes.download')}
        </LinkButton>
      </div>
      <CheckboxField label={t('security.codes.kept')} checked={isKept} onChange={(event) => setKept(event.target.checked)} />
      <Button size="l" isWide disabled={!isKept} onClick={onClose}>
        {t('security.codes.close')}
      </Button>
    </div>
  );
}
