import { useEffect, useRef } from 'react';
import type { InboxMessage } from '@site/api/contracts/inbox';
import { formatDateTime, useLanguage, useText } from '@site/i18n';
import { useQuery, useShell } from '@site/remote';
import { Dialog, NoData, SafeMarkup, Skeleton } from '@site/ui';
import { messageQuery, useReadMessages } from './inbox.queries';
import { QuietFailure } from '#chat-frame';
import { useOpened } from './use-opened';
import styles from './opened-message.module.css';

export interface OpenedMessageProps {
  remoteId: string;
  /** Messages of the list; the data of the opened one is shown while its full text loads. */
  messages: readonly InboxMessage[];
}

/** Dialog with the full message, when the address names one. */
export function OpenedMessage({ remoteId, messages }: OpenedMessageProps) {
  const { opened, close } = useOpened();
  if (!opened) return null;
  const known = messages.find(({ id }) => String(id) === opened);
  return <MessageDialog key={opened} remoteId={remoteId} id={opened} known={known} onClose={close} />;
}

interface MessageDialogProps {
  remoteId: string;
  id: string;
  known: InboxMessage | undefined;
  onClose: () => void;
}

/** Opening a message marks it as read. @see CHAT-007, CHAT-010 */
function MessageDialog({ remoteId, id, known, onClose }: MessageDialogProps) {
  const t = useText('chat');
  const { data, error, refetch } = useQuery(messageQuery(remoteId, useLanguage(), id));
  const message = data ?? known;
  useReadOnce(remoteId, message);
  return (
    <Dialog isOpen size="m" onClose={onClose} title={<bdi>{message?.title ?? t('inbox.message')}</bdi>}>
      {message && <MessageText message={message} />}
      {!message && !error && <Skeleton shape="text" />}
      {!message && error && (isGone(error) ? <NoData text={t('inbox.gone')} /> : <QuietFailure onRetry={refetch} />)}
    </Dialog>
  );
}

const isGone = (error: Error) => 'status' in error && error.status === 404;

function MessageText({ message }: { message: InboxMessage }) {
  const { navigate } = useShell();
  return (
    <article className={styles.message}>
      <time className={styles.time} dateTime={message.created_at}>
        {formatDateTime(message.created_at)} GMT+6
      </time>
      <p className={styles.text} dir="auto">
        <SafeMarkup text={message.message} onNavigate={navigate} />
      </p>
    </article>
  );
}

/** Marks the message as read, once: after a refusal it stays unread until the player opens it again. */
function useReadOnce(remoteId: string, message: InboxMessage | undefined) {
  const { mutate } = useReadMessages(remoteId);
  const isAsked = useRef(false);
  const unread = message?.is_read === false ? message.id : null;
  useEffect(() => {
    if (unread === null || isAsked.current) return;
    isAsked.current = true;
    mutate([unread]);
  }, [unread, mutate]);
}
