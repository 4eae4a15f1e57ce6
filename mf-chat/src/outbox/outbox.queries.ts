import { call } from '@site/api';
import { sendMessage } from '@site/api/contracts/chat';
import { useMutation } from '@site/remote';
import type { Unsent } from './persisted-outbox';

interface Parcel {
  entry: Unsent;
  onProgress: (part: number) => void;
}

/** The platform takes the sender from the bearer; `sender_id` is part of the contract. @see C-15 */
export const usePostMessage = (remoteId: string) =>
  useMutation({
    // The outbox itself waits for the network; a post that TanStack Query pauses would be sent after the player has left.
    networkMode: 'always',
    mutationFn: async ({ entry: { key, chatId, content, file }, onProgress }: Parcel) => {
      const input = { chat_id: chatId, sender_id: remoteId, content, client_key: key, ...(file ? { attachment: file } : {}) };
      return (await call(sendMessage, input, file ? { onProgress } : {})).data;
    },
  });
