import { useEffect, useState } from 'react';
import { timer } from 'rxjs';

import { type Toast, TOAST_QUEUE } from '../../../application/site/toast-queue.js';
import { ERROR_TOAST_DURATION_MS, TOAST_DURATION_MS } from '../../../domain/site/limits.js';
import { TIME } from '../../../domain/ports/time.js';
import { CLOSE } from '../../../domain/site/strings.js';
import { subscribed } from '../hooks/effects.js';
import { useBehavior, useService } from '../hooks/services.js';
import { AlertIcon, CloseIcon, TickIcon } from '../theme/icons.js';

/** One toast. It leaves by itself, but never while the pointer or the focus is on it. */
function ToastCard({ toast }: { readonly toast: Toast }) {
  const { id, tone, text } = toast;
  const queue = useService(TOAST_QUEUE);
  const time = useService(TIME);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const held = hovered || focused;

  useEffect(() => {
    if (held) return;
    return subscribed(timer(tone === 'error' ? ERROR_TOAST_DURATION_MS : TOAST_DURATION_MS, time), () => {
      queue.dismiss(id);
    });
  }, [held, id, queue, time, tone]);

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
        onClick={() => {
          queue.dismiss(id);
        }}
        onFocus={() => {
          setFocused(true);
        }}
        onBlur={() => {
          setFocused(false);
        }}
      >
        <CloseIcon />
      </button>
    </div>
  );
}

/**
 * The toasts (docs/spec/errors.md#toasts). Both live regions are rendered from the start: screen readers do not
 * announce a region that is added together with its text. Not react-bootstrap's Toast, because its code would load over
 * the network that the toast reports as down.
 */
export function Toasts() {
  const queue = useService(TOAST_QUEUE);
  const toasts = useBehavior(queue.toasts$);
  const cards = (belongs: (toast: Toast) => boolean) =>
    toasts.filter(belongs).map((toast) => <ToastCard key={toast.id} toast={toast} />);
  return (
    <div className="toasts">
      <div role="alert" aria-atomic="false">
        {cards(({ tone, mode }) => tone === 'error' && mode === 'announced')}
      </div>
      {/* For messages that a form announces itself (docs/spec/errors.md#form-errors): visible in both places, announced
          once. */}
      <div role="log" aria-live="off">
        {cards(({ mode }) => mode === 'visual-only')}
      </div>
      <div role="status" aria-atomic="false">
        {cards(({ tone }) => tone === 'success')}
      </div>
    </div>
  );
}
