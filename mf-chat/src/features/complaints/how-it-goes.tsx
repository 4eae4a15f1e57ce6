import { useText } from '@site/i18n';
import { Link } from '@site/remote';
import { Button, Icon, LinkButton, type IconName } from '@site/ui';
import { Card } from '@site/ui/card';
import { CHAT_BOX } from '#paths';
import styles from './how-it-goes.module.css';

const STEPS = [
  { step: 'write', icon: 'list' },
  { step: 'reference', icon: 'check' },
  { step: 'answer', icon: 'mail' },
] as const satisfies readonly { step: string; icon: IconName }[];

/** Shown to a player without complaints: explains a complaint and its steps. */
export function HowItGoes({ onNew }: { onNew: () => void }) {
  const t = useText('chat');
  return (
    <Card title={t('complaints.none.title')} lead={t('complaints.none.lead')}>
      <ol className={styles.steps}>
        {STEPS.map(({ step, icon }) => (
          <li key={step} className={styles.step}>
            <span className={styles.mark}>
              <Icon name={icon} />
            </span>
            <p className={styles.name}>{t(`complaints.none.${step}`)}</p>
            <p className={styles.more}>{t(`complaints.none.${step}.more`)}</p>
          </li>
        ))}
      </ol>
      <div className={styles.ways}>
        <Button size="l" onClick={onNew}>
          {t('complaints.new')}
        </Button>
        <LinkButton as={Link} to={CHAT_BOX} variant="outline" size="l" icon="chat">
          {t('complaints.none.chat')}
        </LinkButton>
      </div>
    </Card>
  );
}
