import { useText } from '@site/i18n';
import { Button } from '@site/ui';
import { FormProblem } from '@site/ui/outcome';
import { CopyLinkButton } from './copy-link-button';
import { useShareLink } from './use-share-link';
import styles from './share-actions.module.css';

/** Buttons of the phone: share by the device, and copy. */
export function ShareActions({ link }: { link: string }) {
  const t = useText('rewards');
  const { problem, share } = useShareLink(link);
  return (
    <div className={styles.actions}>
      <div className={styles.buttons}>
        <CopyLinkButton link={link} isWide />
        <Button variant="outline" icon="share" isWide onClick={() => void share()}>
          {t('referral.share')}
        </Button>
      </div>
      <FormProblem>{problem && t(problem)}</FormProblem>
    </div>
  );
}
