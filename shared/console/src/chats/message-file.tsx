import { useQuery } from '@tanstack/react-query';
import { isPicture, sizeText } from '@site/api/contracts/attachment';
import type { ChatMessage } from '@site/api/contracts/chat';
import { useText } from '@site/i18n';
import { Button } from '@site/ui';
import { saveFile, useDataAddress } from '@site/ui/files';
import { chatFileQuery } from './chats.queries';
import styles from './message.module.css';

interface MessageFileProps {
  message: number;
  attachment: NonNullable<ChatMessage['attachment']>;
}

/** File of a message. A picture is drawn by the browser as a picture; anything else is only saved. */
export function MessageFile({ message, attachment: { name, type, bytes } }: MessageFileProps) {
  const t = useText('console');
  const hasPicture = isPicture({ name, type });
  const { data, isFetching, isError, refetch } = useQuery({ ...chatFileQuery(message), enabled: hasPicture });
  const address = useDataAddress((hasPicture && data) || null);

  const handleSave = async () => {
    const file = data ?? (await refetch()).data;
    if (file) saveFile(file, name);
  };

  return (
    <figure className={styles.file}>
      {address && <img className={styles.picture} src={address} alt={t('chats.picture', { name })} />}
      <figcaption className={styles.fileName}>
        <bdi>{name}</bdi> · {sizeText(bytes)}
      </figcaption>
      {isError && <p role="alert">{t('chats.fileFailed')}</p>}
      <Button variant="quiet" size="s" icon="download" isBusy={isFetching} onClick={() => void handleSave()}>
        {t('chats.save')}
      </Button>
    </figure>
  );
}
