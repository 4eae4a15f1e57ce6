import { useEffect, useState } from 'react';

const TYPED_INTO =
  'textarea, [contenteditable="true"], input:not([type="checkbox"], [type="radio"], [type="range"], [type="file"], [type="button"], [type="submit"])';

const isTypedInto = (target: EventTarget | null) => target instanceof Element && target.matches(TYPED_INTO);

/** True while a text field has the focus. */
export function useTyping(): boolean {
  const [isTyping, setTyping] = useState(() => isTypedInto(document.activeElement));
  useEffect(() => {
    const follow = ({ target }: FocusEvent) => setTyping(isTypedInto(target));
    const leave = ({ relatedTarget }: FocusEvent) => setTyping(isTypedInto(relatedTarget));
    document.addEventListener('focusin', follow);
    document.addEventListener('focusout', leave);
    return () => {
      document.removeEventListener('focusin', follow);
      document.removeEventListener('focusout', leave);
    };
  }, []);
  return isTyping;
}
