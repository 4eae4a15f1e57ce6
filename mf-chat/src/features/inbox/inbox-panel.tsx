import { useId } from 'react';
import { useText } from '@site/i18n';
import { useShell } from '@site/remote';
import { RecordTable } from '@site/ui/record-table';
import { ActionBar } from './action-bar';
import { EditBar } from './edit-bar';
import { OpenedMessage } from './opened-message';
import { editColumns, readColumns } from './panel-columns';
import { useEdits } from './use-edits';
import { useInbox } from './use-inbox';
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
  const { query, pages, messages } = useInbox(remoteId);
  const edits = useEdits(messages);
  const selection = useSelection(edits.messages, edits.hasStarted);
  const actions = useInboxActions(remoteId);

  /** Runs `leave`, which drops the edits; with unsaved edits it asks first. */
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
    if (!edits.canSave) return actions.say({ problem: t('Please check the highlighted fields.') });
    if (edits.edits.length === 0) return actions.say({ status: t('inbox.saved.nothing') });
    const { done } = await actions.save(edits.edits);
    edits.forget(done.map(({ id }) => id));
  };
  const handleDelete = async () => edits.forget((await actions.remove(selection.ids))?.done ?? []);

  return (
    <section className={styles.panel} aria-labelledby={titleId}>
      <ActionBar said={actions.said}>
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
            onDelete={() => void handleDelete()}
            onExit={() => void leaveEdits(selection.stop)}
          />
        </div>
      </ActionBar>
      <RecordTable
        caption={t('inbox.notification')}
        columns={selection.isOn ? editColumns(t, { edits, selection }) : readColumns(t)}
        query={{ ...query, data: query.data && { ...query.data, data: edits.messages } }}
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
