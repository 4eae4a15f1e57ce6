import { useRef, useState, type CSSProperties, type KeyboardEvent, type PointerEvent } from 'react';
import { atom, useAtom, useAtomValue } from 'jotai';
import { formatCount, useText } from '@site/i18n';
import { useShell } from '@site/remote';
import { Icon } from '@site/ui';
import { chatUnreadAtom } from '#core/events/events.atoms';
import { unreadCount } from '#core/events/unread.rules';
import { outsideChatOpenAtom, useOpenOutsideChat } from '../outside-chat/use-outside-chat';
import { HELP_PATH } from '#composition/routing/main-links';
import { isDrag, restAfter, restAfterKey, type Point, type Rest } from './drag.rules';
import { keepRest, readRest } from './kept-rest';
import { useClearPlace } from './use-clear-place';
import { useTyping } from './use-typing';
import styles from './floating.module.css';

const restAtom = atom<Rest>(readRest(document.cookie));

/** Hidden while the player types: the phone's keyboard leaves little room, and the button would cover the field. */
export function ChatButton() {
  return useTyping() ? null : <DraggableButton />;
}

/** Opens the chat. The player can move it to either side by drag or arrow keys; it moves away from content under it. */
function DraggableButton() {
  const t = useText('shell');
  const { navigate } = useShell();
  const openOutsideChat = useOpenOutsideChat();
  const isChatOpen = useAtomValue(outsideChatOpenAtom);
  const unread = unreadCount(useAtomValue(chatUnreadAtom));
  const [rest, setRest] = useAtom(restAtom);
  const [shift, setShift] = useState<Point | null>(null);
  const [hasFocus, setFocus] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { liftPx, isTucked } = useClearPlace(button, rest, hasFocus || shift !== null);
  const start = useRef<Point | null>(null);
  const wasDragged = useRef(false);

  const moveTo = (next: Rest) => {
    setRest(next);
    keepRest(next);
  };
  const handleDown = (event: PointerEvent<HTMLButtonElement>) => {
    start.current = { x: event.clientX, y: event.clientY };
    wasDragged.current = false;
    event.currentTarget.setPointerCapture?.(event.pointerId);
  };
  const handleMove = ({ clientX: x, clientY: y }: PointerEvent) => {
    if (!start.current || (!wasDragged.current && !isDrag(start.current, { x, y }))) return;
    wasDragged.current = true;
    setShift({ x: x - start.current.x, y: y - start.current.y });
  };
  const handleUp = ({ clientX: x, clientY: y }: PointerEvent) => {
    if (start.current && wasDragged.current) {
      moveTo(restAfter({ x, y }, rest.raisedPx, y - start.current.y, { width: window.innerWidth, height: window.innerHeight }));
    }
    start.current = null;
    setShift(null);
  };
  const handleClick = () => {
    // The browser fires a click after a drag, too; that one opens nothing.
    if (!wasDragged.current) (openOutsideChat ?? (() => navigate(HELP_PATH)))();
    wasDragged.current = false;
  };
  const handleKey = (event: KeyboardEvent) => {
    const next = restAfterKey(event.key, rest, window.innerHeight);
    if (!next) return;
    event.preventDefault();
    moveTo(next);
  };

  const place = { '--raised': `${rest.raisedPx + liftPx}px`, '--x': `${shift?.x ?? 0}px`, '--y': `${shift?.y ?? 0}px` } as CSSProperties;
  return (
    <button
      ref={button}
      type="button"
      className={styles.chat}
      // Hidden but still rendered, so that it gets the focus back when the chat closes.
      hidden={isChatOpen}
      style={place}
      data-side={rest.side}
      data-tucked={isTucked || undefined}
      data-dragging={shift !== null || undefined}
      aria-label={t(labelOf(unread), { count: formatCount(unread) })}
      title={t('chat-button.hint')}
      onPointerDown={handleDown}
      onPointerMove={handleMove}
      onPointerUp={handleUp}
      onPointerCancel={handleUp}
      onClick={handleClick}
      onFocus={({ currentTarget }) => setFocus(currentTarget.matches(':focus-visible'))}
      onBlur={() => setFocus(false)}
      onKeyDown={handleKey}
    >
      <Icon name="chat" size="l" />
      {unread > 0 && <span className={styles.unread} aria-hidden="true" />}
    </button>
  );
}

function labelOf(unread: number) {
  if (unread === 0) return 'chat-button.label';
  return unread === 1 ? 'chat-button.unread.one' : 'chat-button.unread';
}
