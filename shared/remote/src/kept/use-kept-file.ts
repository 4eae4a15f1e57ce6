import { useEffect, useRef, useState } from 'react';
import { useShell } from '@site/remote';
import type { Kept } from './create-kept';

interface KeptFile {
  /** Form that the file belongs to. */
  form: string;
  file: File;
}

/**
 * Hook for the file that a player chose in a form; the same form finds it again after a reload and after a swap of releases. One file per
 * player.
 * @returns the file or null, `attach()` and `forget()`
 */
export function useKeptFile({ readKept, keep }: Kept, form: string) {
  const place = `receipt/${useShell().session.player?.remoteId ?? ''}`;
  const [file, setFile] = useState<File | null>(null);
  const isChosen = useRef(false);

  useEffect(() => {
    let isHere = true;
    void readKept<Partial<KeptFile> | null>(place).then((kept) => {
      if (isHere && !isChosen.current && kept?.form === form && kept.file instanceof File) setFile(kept.file);
    });
    return () => void (isHere = false);
  }, [readKept, place, form]);

  const store = (chosen: File | null) => keep<KeptFile | null>(place, chosen && { form, file: chosen });
  return {
    file,
    attach(chosen: File | null) {
      isChosen.current = true;
      setFile(chosen);
      void store(chosen);
    },
    forget: () => void store(null),
  };
}
