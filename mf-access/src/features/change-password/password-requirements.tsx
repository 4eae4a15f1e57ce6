import { useId } from 'react';
import { useText } from '@site/i18n';
import { Icon, Spoken } from '@site/ui';
import { REQUIREMENTS } from './change-password.rules';
import styles from './password-requirements.module.css';

/** Marks each rule while the player types. */
export function PasswordRequirements({ password }: { password: string }) {
  const t = useText('access');
  const title = useId();
  const rules = REQUIREMENTS.map(({ id, isMet }) => ({ id, isMet: isMet(password) }));
  const met = rules.filter((rule) => rule.isMet).length;

  return (
    <div className={styles.requirements}>
      <p id={title} className={styles.title}>
        {t('password.requirements')}
      </p>
      <ul className={styles.list} aria-labelledby={title}>
        {rules.map(({ id, isMet }) => (
          <li key={id} className={styles.rule} data-met={isMet || undefined}>
            <Icon name={isMet ? 'check' : 'close'} size="s" />
            <span>{t(`password.rule.${id}`)}</span>
            <Spoken>{t(isMet ? 'password.met' : 'password.notMet')}</Spoken>
          </li>
        ))}
      </ul>
      {/* At every key a screen reader reads one short sentence instead of five list items. */}
      <Spoken role="status">{password && t('password.metCount', { met, all: rules.length })}</Spoken>
    </div>
  );
}
