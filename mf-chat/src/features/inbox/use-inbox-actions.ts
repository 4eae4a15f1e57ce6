import { useState } from 'react';
import { useText } from '@site/i18n';
import { useShell } from '@site/remote';
import type { Edit } from './edits.rules';
import type { Done } from './few-at-once';
import { useDeleteMessages, useReadMessages, useSaveMessages } from './inbox.queries';

export interface ActionReport {
  status?: string;
  problem?: string;
}

/** Actions on several messages, and the message about their result. */
export function useInboxActions(remoteId: string) {
  const t = useText('chat');
  const { dialogs } = useShell();
  const reading = useReadMessages(remoteId);
  const deleting = useDeleteMessages(remoteId);
  const saving = useSaveMessages(remoteId);
  const [said, say] = useState<ActionReport>({});

  function sum<Item>(deed: 'read' | 'deleted' | 'saved', result: Done<Item>) {
    const { done, failed } = result;
    say({
      ...(done.length > 0 && { status: t(`inbox.${deed}`, { count: done.length }) }),
      ...(failed.length > 0 && { problem: t(`inbox.${deed}.failed`, { count: failed.length }) }),
    });
    return result;
  }

  return {
    said,
    say,
    isBusy: reading.isPending || deleting.isPending || saving.isPending,
    read: async (ids: readonly number[]) => sum('read', await reading.mutateAsync(ids)),
    /** Deletes after a confirmation; null when the player did not confirm. */
    async remove(ids: readonly number[]) {
      const isSure = await dialogs.confirm({
        title: t('inbox.delete.title', { count: ids.length }),
        message: t('inbox.delete.question'),
        confirm: t('inbox.menu.delete'),
        isDangerous: true,
      });
      return isSure ? sum('deleted', await deleting.mutateAsync(ids)) : null;
    },
    save: async (edits: readonly Edit[]) => sum('saved', await saving.mutateAsync(edits)),
  };
}
