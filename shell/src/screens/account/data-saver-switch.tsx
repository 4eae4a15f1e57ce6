import { useId } from 'react';
import { useText } from '@site/i18n';
import { useShell } from '@site/remote';
import { Switch } from '@site/ui/switch';
import { RowCard } from './link-group';
import styles from './data-saver-switch.module.css';

/** Switches the data saver of this device; where the system asks for it, the card says so. */
export function DataSaverSwitch() {
  const t = useText('account');
  const { dataSaver } = useShell();
  const hint = useId();
  return (
    <RowCard title={t('device.title')}>
      <li className={styles.row}>
        <Switch
          label={<span className={styles.label}>{t('data-saver')}</span>}
          isOn={dataSaver.isOn}
          isDisabled={dataSaver.isBySystem}
          describedBy={hint}
          onChange={dataSaver.choose}
        />
        <p id={hint} className={styles.hint}>
          {t(dataSaver.isBySystem ? 'data-saver.by-system' : 'data-saver.text')}
        </p>
      </li>
    </RowCard>
  );
}
