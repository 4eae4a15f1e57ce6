import type { ReactNode } from 'react';
import { DEFAULT_PAGE_SIZE } from '@site/api/contracts/site';
import { useText } from '@site/i18n';
import { Link, useShell } from '@site/remote';
import { BackLink, Page } from '@site/ui/page-head';
import { ACCOUNT } from '#paths';
import { ActionBar } from './action-bar';
import type { EditMenuEntry } from './edit-menu';
import { InboxBar } from './inbox-bar';
import { InboxContent } from './inbox-content';
import { InboxSteps } from './inbox-steps';
import { unreadOf } from './inbox.rules';
import { OpenedMessage } from './opened-message';
import { useInbox } from './use-inbox';
import { useInboxActions } from './use-inbox-actions';
import { useSelection } from './use-selection';

export function InboxPage() {
  const remoteId = useShell().session.player?.remoteId;
  return remoteId ? <Inbox key={remoteId} remoteId={remoteId} /> : <InboxFrame />;
}

function Inbox({ remoteId }: { remoteId: string }) {
  const t = useText('chat');
  const { query, pages, messages } = useInbox(remoteId, DEFAULT_PAGE_SIZE);
  const selection = useSelection(messages);
  const actions = useInboxActions(remoteId);

  const handleEdit = () => {
    actions.say({});
    selection.start();
  };
  const handleRead = async () => {
    const unread = unreadOf(messages).filter((id) => selection.ids.length === 0 || selection.has(id));
    if (unread.length === 0) actions.say({ status: t('inbox.read.nothing') });
    const { failed } = unread.length > 0 ? await actions.read(unread) : { failed: [] };
    if (failed.length === 0) selection.stop();
  };
  const handleDelete = async () => {
    const result = await actions.remove(selection.ids);
    if (result?.failed.length === 0) selection.stop();
  };
  const handlePage = (page: number) => {
    actions.say({});
    pages.onPage(page);
    // The page buttons lie below the messages, but the next page is read from the top.
    window.scrollTo(0, 0);
  };
  const does: Record<EditMenuEntry, () => unknown> = {
    edit: handleEdit,
    cancel: selection.stop,
    read: handleRead,
    delete: handleDelete,
  };

  return (
    <InboxFrame>
      <ActionBar said={actions.said}>
        <InboxBar unread={query.data?.unread} selection={selection} onChoose={(entry) => void does[entry]()} />
      </ActionBar>
      <InboxContent query={query} selection={selection} />
      {query.data && query.data.last_page > 1 && <InboxSteps page={pages.page} lastPage={query.data.last_page} onPage={handlePage} />}
      <OpenedMessage remoteId={remoteId} messages={messages} />
    </InboxFrame>
  );
}

function InboxFrame({ children }: { children?: ReactNode }) {
  const t = useText('chat');
  const { layout } = useShell();
  const back = layout === 'mobile' && (
    <BackLink as={Link} to={ACCOUNT}>
      {t('inbox.back')}
    </BackLink>
  );
  return (
    <Page title={t('inbox.title')} back={back}>
      {children}
    </Page>
  );
}
