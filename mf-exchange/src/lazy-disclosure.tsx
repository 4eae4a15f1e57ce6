import { useState } from 'react';
import { Button } from '@site/ui';
import { LazyPart, type LazyPartProps } from './lazy-part';

export interface LazyDisclosureProps extends LazyPartProps {
  label: string;
}

/** A button that opens content below itself; its code loads with the first press. */
export function LazyDisclosure({ label, load }: LazyDisclosureProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" size="s" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {label}
      </Button>
      {isOpen && <LazyPart load={load} />}
    </>
  );
}
