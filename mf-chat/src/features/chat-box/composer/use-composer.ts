import { useState } from 'react';
import { chatFileProblem, isBlank, MESSAGE_LENGTH } from '@site/api/contracts/chat';
import { usePersistedText } from './use-persisted-text';
import { useTypingSaid } from '../presence/use-typing-said';

/** State of the message that the player writes. A text that is too long causes a problem; it is never cut. */
export function useComposer(chatId: string, onSend: (content: string, file: File | null) => void) {
  const [text, write] = usePersistedText(chatId);
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const typing = useTypingSaid(chatId);
  const isTooLong = text.length > MESSAGE_LENGTH;
  const canSend = !isTooLong && (!isBlank(text) || file !== null);

  const take = (chosen: File | null, found: string | null = null) => {
    setFile(chosen);
    setProblem(found);
  };

  return {
    text,
    file,
    problem,
    isTooLong,
    canSend,
    type(now: string) {
      write(now);
      if (!isBlank(now)) typing.say();
    },
    /** Refuses an invalid file and keeps the one before. */
    attach(chosen: File | undefined) {
      if (!chosen) return;
      const found = chatFileProblem(chosen);
      take(found ? file : chosen, found);
    },
    detach: () => take(null),
    send() {
      if (!canSend) return;
      onSend(text, file);
      typing.end();
      write('');
      take(null);
    },
  };
}
