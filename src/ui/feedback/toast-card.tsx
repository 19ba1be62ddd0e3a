import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { timer } from 'rxjs';

import { type Toast, TOAST_QUEUE } from '../../application/site/toast-queue.js';
import { TIME } from '../../domain/ports/browser/time.port.js';
import { ERROR_TOAST_MS, TOAST_MS } from '../../domain/limits.js';
import { CLOSE } from '../../domain/site/words.js';
import { useService } from '../hooks/services.js';
import { AlertIcon } from '../theme/icons/alert-icon.js';
import { CloseIcon } from '../theme/icons/close-icon.js';
import { TickIcon } from '../theme/icons/tick-icon.js';

/** One toast. It leaves by itself, but never while the pointer or the focus is on it. */
export function ToastCard({ toast }: { readonly toast: Toast }) {
  const { id, tone, text } = toast;
  const queue = useService(TOAST_QUEUE);
  const time = useService(TIME);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const focusCameFrom = useRef<EventTarget>(null);
  const held = hovered || focused;

  useEffect(() => {
    if (held) return;
    const leaving = timer(tone === 'error' ? ERROR_TOAST_MS : TOAST_MS, time).subscribe(() => {
      queue.dismiss(id);
    });
    return () => {
      leaving.unsubscribe();
    };
  }, [held, id, queue, time, tone]);

  const receiveFocus = (event: FocusEvent): void => {
    focusCameFrom.current = event.relatedTarget;
    setFocused(true);
  };
  const close = (): void => {
    // Or else the keyboard would be thrown back to the top of the page.
    if (focusCameFrom.current instanceof HTMLElement) focusCameFrom.current.focus();
    queue.dismiss(id);
  };

  return (
    <div
      className={`toast-card toast-card--${tone}`}
      onPointerEnter={() => {
        setHovered(true);
      }}
      onPointerLeave={() => {
        setHovered(false);
      }}
    >
      {tone === 'error' ? <AlertIcon /> : <TickIcon />}
      <span className="toast-card__text">{text}</span>
      <button
        type="button"
        className="icon-button toast-card__close"
        aria-label={CLOSE}
        onClick={close}
        onFocus={receiveFocus}
        onBlur={() => {
          setFocused(false);
        }}
      >
        <CloseIcon />
      </button>
    </div>
  );
}
