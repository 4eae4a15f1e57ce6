import { useShell } from '@site/remote';
import { useText } from '@site/i18n';
import { LinkButton } from '@site/ui';
import { QrCode } from '@site/ui/qr';
import { CopyButton } from './copy-button';
import { ProofForm, type PlayersProof } from './proof-form';
import { inGroups } from './security.rules';
import styles from './scan-code.module.css';

export interface AppSecret {
  /** Base32; the player can type it. */
  secret: string;
  /** `otpauth://…`; the app scans it as a QR code. */
  uri: string;
}

export interface ScanCodeProps {
  secret: AppSecret;
  onSubmit: (proof: PlayersProof) => Promise<unknown>;
}

/** Shows the secret for the app, and asks for the first code as a proof that the app has it. */
export function ScanCode({ secret, onSubmit }: ScanCodeProps) {
  const t = useText('access');
  const { layout } = useShell();
  return (
    <ol className={styles.steps}>
      <li className={styles.step}>
        <p>{t('security.scan.first')}</p>
        <div className={styles.secret}>
          <QrCode text={secret.uri} label={t('security.scan.picture')} size={208} />
          <div className={styles.typed}>
            <p className={styles.hint}>{t('security.scan.orType')}</p>
            <code className={styles.key}>{inGroups(secret.secret)}</code>
            <div className={styles.ways}>
              <CopyButton text={secret.secret} label={t('security.scan.copy')} />
              {layout === 'mobile' && (
                <LinkButton href={secret.uri} variant="outline" size="s" icon="external">
                  {t('security.scan.open')}
                </LinkButton>
              )}
            </div>
          </div>
        </div>
      </li>
      <li className={styles.step}>
        <p>{t('security.scan.second')}</p>
        <ProofForm asks={['code']} submit={t('security.app.switchOn')} onSubmit={onSubmit} />
      </li>
    </ol>
  );
}
