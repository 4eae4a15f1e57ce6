import type { ReactNode } from 'react';
import { DEFAULT_PAGE_SIZE } from '@site/api/contracts/site';
import { useLanguage, useText } from '@site/i18n';
import { Link, useQuery, useShell } from '@site/remote';
import { useFilters } from '@site/remote/address';
import { FormProblem, FormStatus } from '@site/ui/outcome';
import { BackLink, Page } from '@site/ui/page-head';
import { ACCOUNT } from '#paths';
import type { MenuEntry } from './edit-menu';
import { InboxBar } from './inbox-bar';
import { InboxContent } from './inbox-content';
import { InboxSteps } from './inbox-steps';
import { inboxQuery, useInboxNews } from './inbox.queries';
import { unreadOf } from './inbox.rules';
import { OpenedMessage } from './opened-message';
import { useExistingPage } from './use-existing-page';
import { useInboxActions } from './use-inbox-actions';
import { useSelection } from './use-selection';

export function InboxPage() {
  const remoteId = useShell().session.player?.remoteId;
  return remoteId ? <Inbox key={remoteId} remoteId={remoteId} /> : <InboxFrame />;
}

function Inbox({ remoteId }: { remoteId: string }) {
  const t = useText('chat');
  const { pages } = useFilters({});
  const query = useQuery(inboxQuery(remoteId, useLanguage(), { page: pages.page, pageSize: DEFAULT_PAGE_SIZE }));
  useExistingPage(query, pages.page);
  useInboxNews(remoteId);
  const messages = query.data?.data ?? [];
  const selection = useSelection(messages);
  const actions = useInboxActions(remoteId);

  const handleEdit = () => {
    actions.say({});
    selection.start();
  };
  const handleRead = async () => {
    const unread = unreadOf(messages).filter((id) => selection.ids.length === 0 || selection.has(id));
    if (unread.length === 0) actions.say({ status: t('inbox.read.nothing') });
    if (unread.length === 0 || (await actions.read(unread))) selection.stop();
  };
  const handleDelete = async () => {
    if (await actions.remove(selection.ids)) selection.stop();
  };
  const handlePage = (page: number) => {
    actions.say({});
    pages.onPage(page);
    // The way on stands below the messages, which are read from the top.
    window.scrollTo(0, 0);
  };
  const does: Record<MenuEntry, () => unknown> = {
    edit: handleEdit,
    cancel: selection.stop,
    read: handleRead,
    delete: handleDelete,
  };

  return (
    <InboxFrame>
      <InboxBar unread={query.data?.unread} selection={selection} onChoose={(entry) => void does[entry]()}>
        <FormStatus>{actions.said.status}</FormStatus>
        <FormProblem>{actions.said.problem}</FormProblem>
      </InboxBar>
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
