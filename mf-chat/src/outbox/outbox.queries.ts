import { call } from '@site/api';
import { sendMessage } from '@site/api/contracts/chat';
import { useMutation } from '@site/remote';
import type { Unsent } from './kept-outbox';

interface Parcel {
  entry: Unsent;
  onProgress: (part: number) => void;
}

/** The bearer decides who has written; the id is what the platform's other clients send as well. @see C-15 */
export const usePostMessage = (remoteId: string) =>
  useMutation({
    // The outbox waits for the network itself: a post that is held back here would go out after the player has left.
    networkMode: 'always',
    mutationFn: async ({ entry: { key, chatId, content, file }, onProgress }: Parcel) => {
      const input = { chat_id: chatId, sender_id: remoteId, content, client_key: key, ...(file ? { attachment: file } : {}) };
      return (await call(sendMessage, input, file ? { onProgress } : {})).data;
    },
  });
