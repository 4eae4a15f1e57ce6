import { useText } from '@site/i18n';
import { Button, Spoken, type ButtonProps } from '@site/ui';
import { useCopyLink } from './use-copy-link';
import styles from './copy-link-button.module.css';

export interface CopyLinkButtonProps extends Pick<ButtonProps, 'variant' | 'isWide'> {
  link: string;
}

export function CopyLinkButton({ link, variant, isWide }: CopyLinkButtonProps) {
  const t = useText('rewards');
  const { isCopied, copy } = useCopyLink(link);
  return (
    <span className={styles.place}>
      <Button variant={variant} isWide={isWide} icon={isCopied ? 'check' : 'copy'} onClick={() => void copy()}>
        {t('referral.copy')}
      </Button>
      <Spoken role="status">{isCopied && t('referral.copied')}</Spoken>
    </span>
  );
}
