import { useState } from 'react';
import { Button, Dialog } from '@site/ui';
import { FormError } from '@site/ui/forms';
import { RiskyButton } from './risky-button';
import { useFailureText } from './use-failure-text';

/** A change that a person makes, as a mutation has it. */
interface Change<I> {
  mutate: (input: I, options: { onSuccess: () => void }) => void;
  isPending: boolean;
  error: Error | null;
}

interface AskedButtonProps<I> {
  /** Words of the button, also in the question. */
  words: string;
  question: string;
  /** A sentence on what follows from the change. */
  effect: string;
  change: Change<I>;
  input: I;
  isRisky?: boolean;
  size?: 's';
}

/** A button that asks before it changes anything, and shows there why a change was refused. */
export function AskedButton<I>({
  words,
  question,
  effect,
  change: { mutate, isPending, error },
  input,
  isRisky,
  size,
}: AskedButtonProps<I>) {
  const textOf = useFailureText();
  const [isAsking, setAsking] = useState(false);
  const Press = isRisky ? RiskyButton : Button;
  const close = () => setAsking(false);
  return (
    <>
      <Press {...(size ? { size } : {})} onClick={() => setAsking(true)}>
        {words}
      </Press>
      {isAsking && (
        <Dialog
          isOpen
          onClose={close}
          isDismissible={!isPending}
          title={question}
          description={effect}
          actions={
            <Press isBusy={isPending} onClick={() => mutate(input, { onSuccess: close })}>
              {words}
            </Press>
          }
        >
          <FormError message={error && textOf(error)} />
        </Dialog>
      )}
    </>
  );
}
