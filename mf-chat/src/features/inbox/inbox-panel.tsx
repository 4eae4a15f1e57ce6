import { useId } from 'react';
import { useLanguage, useText } from '@site/i18n';
import { useQuery, useShell } from '@site/remote';
import { useFilters } from '@site/remote/address';
import { FormProblem, FormStatus } from '@site/ui/outcome';
import { RecordTable } from '@site/ui/record-table';
import { EditBar } from './edit-bar';
import { inboxQuery, useInboxNews } from './inbox.queries';
import { OpenedMessage } from './opened-message';
import { editColumns, readColumns } from './panel-columns';
import { useEdits } from './use-edits';
import { useExistingPage } from './use-existing-page';
import { useInboxActions } from './use-inbox-actions';
import { useSelection } from './use-selection';
import styles from './inbox-panel.module.css';

/** Tab "inbox" of the member center. @see CHAT-014 */
export function InboxPanel() {
  const remoteId = useShell().session.player?.remoteId;
  return remoteId ? <Notifications key={remoteId} remoteId={remoteId} /> : null;
}

function Notifications({ remoteId }: { remoteId: string }) {
  const t = useText('chat');
  const titleId = useId();
  const { dialogs } = useShell();
  const { pages } = useFilters({});
  const query = useQuery(inboxQuery(remoteId, useLanguage(), pages));
  useExistingPage(query, pages.page);
  useInboxNews(remoteId);
  const messages = query.data?.data ?? [];
  const edits = useEdits(messages);
  const selection = useSelection(messages, edits.hasStarted);
  const actions = useInboxActions(remoteId);

  /** Does what would lose what was typed only when that is not missed. */
  const leaveEdits = async (leave: () => void) => {
    const isMissed = edits.edits.length > 0;
    const question = { title: t('inbox.unsaved.title'), message: t('inbox.unsaved.question'), confirm: t('inbox.unsaved.leave') };
    if (isMissed && !(await dialogs.confirm({ ...question, isDangerous: true }))) return;
    edits.forget();
    actions.say({});
    leave();
  };
  const handleEdit = () => {
    actions.say({});
    selection.start();
  };
  const handleSave = async () => {
    if (!edits.canSave) actions.say({ problem: t('Please check the highlighted fields.') });
    else if (edits.edits.length === 0) actions.say({ status: t('inbox.saved.nothing') });
    else if (await actions.save(edits.edits)) edits.forget();
  };

  return (
    <section className={styles.panel} aria-labelledby={titleId}>
      <div className={styles.top}>
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {t('inbox.notification')}
          </h2>
          <EditBar
            isEditing={selection.isOn}
            isBusy={actions.isBusy}
            hasSelected={selection.ids.length > 0}
            onEdit={handleEdit}
            onSave={() => void handleSave()}
            onDelete={() => void actions.remove(selection.ids)}
            onExit={() => void leaveEdits(selection.stop)}
          />
        </div>
        <FormStatus>{actions.said.status}</FormStatus>
        <FormProblem>{actions.said.problem}</FormProblem>
      </div>
      <RecordTable
        caption={t('inbox.notification')}
        columns={selection.isOn ? editColumns(t, { edits, selection }) : readColumns(t)}
        query={query}
        keyOf={({ id }) => id}
        pages={{
          ...pages,
          onPage: (page) => void leaveEdits(() => pages.onPage(page)),
          onPageSize: (size) => void leaveEdits(() => pages.onPageSize(size)),
        }}
      />
      <OpenedMessage remoteId={remoteId} messages={messages} />
    </section>
  );
}
