import { useState, type FormEvent } from 'react';
import { INBOX_TITLE_LENGTH } from '@site/api/contracts/inbox';
import { useText } from '@site/i18n';
import { Button, Dialog } from '@site/ui';
import { FormError, TextAreaField, TextField } from '@site/ui/forms';
import { FormProblem, FormStatus } from '@site/ui/outcome';
import { PROMOTION_WORDS_MAX } from '@site/platform-operator/calls';
import { useFailureText } from '#parts';
import { usePromote } from './players.queries';
import styles from './players.module.css';

interface PromotionDialogProps {
  username: string;
  /** Names of the channels that are open. */
  channels: string;
  onClose: () => void;
}

const FORM = 'promotion';

/** Writes a promotion to one player, and says on which channels it went out. */
export function PromotionDialog({ username, channels, onClose }: PromotionDialogProps) {
  const t = useText('console');
  const textOf = useFailureText();
  const { mutate, isPending, error, data } = usePromote(username);
  const [words, setWords] = useState({ title: '', text: '' });
  const isReady = words.title.trim() !== '' && words.text.trim() !== '';
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady) mutate({ username, title: words.title.trim(), text: words.text.trim() });
  };
  const sentBy = data?.channels.map((channel) => t(`players.channel.${channel}`)).join(', ');
  const button = data ? (
    <Button onClick={onClose}>{t('decide.close')}</Button>
  ) : (
    <Button type="submit" form={FORM} isBusy={isPending} disabled={!isReady}>
      {t('players.promote')}
    </Button>
  );
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isDismissible={!isPending}
      title={t('players.promoteTo', { username })}
      description={t('players.promoteEffect', { channels })}
      actions={button}
    >
      <form id={FORM} className={styles.dialogForm} onSubmit={handleSubmit}>
        {!data && (
          <>
            <TextField
              label={t('players.promoteTitle')}
              maxLength={INBOX_TITLE_LENGTH}
              value={words.title}
              onChange={({ target }) => setWords({ ...words, title: target.value })}
              required
            />
            <TextAreaField
              label={t('players.promoteText')}
              hint={t('players.promoteHint')}
              maxLength={PROMOTION_WORDS_MAX}
              value={words.text}
              onChange={({ target }) => setWords({ ...words, text: target.value })}
              required
            />
          </>
        )}
        <FormStatus>{sentBy && t('players.promoted', { channels: sentBy })}</FormStatus>
        <FormProblem>{sentBy === '' && t('players.promotedNone')}</FormProblem>
        <FormError message={error && textOf(error)} />
      </form>
    </Dialog>
  );
}
