import { useEffect, useRef, useState } from 'react';
import { useShell } from '@site/remote';
import { createKept } from '@site/remote/kept';

interface KeptReceipt {
  /** The payment that it belongs to. */
  form: string;
  file: File;
}

const { readKept, changeKept } = createKept('funds');

/** The chosen receipt: the same payment finds it again after a reload and after a swap of releases. */
export function useKeptReceipt(form: string) {
  const place = `receipt/${useShell().session.player?.remoteId ?? ''}`;
  const [receipt, setReceipt] = useState<File | null>(null);
  const isChosen = useRef(false);

  useEffect(() => {
    let isHere = true;
    void readKept<Partial<KeptReceipt> | null>(place).then((kept) => {
      if (isHere && !isChosen.current && kept?.form === form && kept.file instanceof File) setReceipt(kept.file);
    });
    return () => void (isHere = false);
  }, [place, form]);

  const keep = (file: File | null) => changeKept<KeptReceipt | null>(place, () => file && { form, file });
  return {
    receipt,
    attach(file: File | null) {
      isChosen.current = true;
      setReceipt(file);
      void keep(file);
    },
    forgetReceipt: () => void keep(null),
  };
}
