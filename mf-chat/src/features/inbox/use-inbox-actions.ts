import { useState } from 'react';
import { useText } from '@site/i18n';
import { useShell } from '@site/remote';
import type { Done } from './few-at-once';
import { useDeleteMessages, useReadMessages, useSaveMessages } from './inbox.queries';
import type { Edit } from './edits.rules';

interface Said {
  status?: string;
  problem?: string;
}

/** What is done with several messages, and the words on how it went. Each answers whether all of it was done. */
export function useInboxActions(remoteId: string) {
  const t = useText('chat');
  const { dialogs } = useShell();
  const reading = useReadMessages(remoteId);
  const deleting = useDeleteMessages(remoteId);
  const saving = useSaveMessages(remoteId);
  const [said, say] = useState<Said>({});

  function sum(deed: 'read' | 'deleted' | 'saved', { done, failed }: Done<unknown>) {
    say({
      ...(done.length > 0 && { status: t(`inbox.${deed}`, { count: done.length }) }),
      ...(failed.length > 0 && { problem: t(`inbox.${deed}.failed`, { count: failed.length }) }),
    });
    return failed.length === 0;
  }

  return {
    said,
    say,
    isBusy: reading.isPending || deleting.isPending || saving.isPending,
    async read(ids: readonly number[]) {
      return sum('read', await reading.mutateAsync(ids));
    },
    /** Asks first. */
    async remove(ids: readonly number[]) {
      const isSure = await dialogs.confirm({
        title: t('inbox.delete.title', { count: ids.length }),
        message: t('inbox.delete.question'),
        confirm: t('inbox.menu.delete'),
        isDangerous: true,
      });
      return isSure && sum('deleted', await deleting.mutateAsync(ids));
    },
    async save(edits: readonly Edit[]) {
      return sum('saved', await saving.mutateAsync(edits));
    },
  };
}
