import './dialog-frame.scss';

import { type CSSProperties, type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import Modal from 'react-bootstrap/Modal';

import { DIALOG_WIDTH_PX } from '../../domain/limits.js';
import { CLOSE } from '../../domain/site/strings.js';
import { CloseIcon } from '../theme/icons.js';

/**
 * Lets Tab go round inside an element, from its last stop to its first and back (clarifications §8). Without it the
 * focus would be nowhere for a moment before the modal calls it back, and a screen reader would say so.
 */
function tabRound(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab') return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('a[href], button, input')].filter(
    (element) => element.tabIndex >= 0 && !element.matches(':disabled'),
  );
  const [last, next] = event.shiftKey ? [stops.at(0), stops.at(-1)] : [stops.at(-1), stops.at(0)];
  if (event.target !== last) return;
  event.preventDefault();
  next?.focus();
}

interface DialogFrameProps {
  readonly title: string;
  /** `undefined` for a dialog that wants an answer: neither Escape nor a button closes it. */
  readonly onClose: (() => void) | undefined;
  readonly children?: ReactNode;
}

/** Bootstrap's own handle on the width; on a narrow screen its sheet takes what there is. */
const WIDTH: CSSProperties & Readonly<Record<'--bs-modal-width', string>> = {
  '--bs-modal-width': `${String(DIALOG_WIDTH_PX)}px`,
};

/**
 * The frame of every dialog (spec §2, clarifications §8): centred, closed by Escape and by its button but not by a
 * click beside it, which would throw away what was typed (lesson 25). The focus stays inside and returns to the
 * opener. It appears by a keyframe of its sheet and goes at once: nothing has to outlive its own closing.
 */
export function DialogFrame({ title, onClose, children }: DialogFrameProps) {
  const titleId = useId();
  return (
    <Modal
      show
      centered
      animation={false}
      backdrop="static"
      aria-labelledby={titleId}
      contentClassName="dialog"
      style={WIDTH}
      keyboard={onClose !== undefined}
      {...(onClose && { onHide: onClose })}
      onKeyDown={tabRound}
    >
      <div className="dialog__top">
        <h2 id={titleId} className="dialog__title">
          {title}
        </h2>
        {onClose && (
          <button type="button" className="icon-button" aria-label={CLOSE} onClick={onClose}>
            <CloseIcon />
          </button>
        )}
      </div>
      <div className="dialog__body">{children}</div>
    </Modal>
  );
}

/**
 * What stands inside the frame. Whenever another dialog takes its place, the focus goes to the first field or, where
 * there is none, to the content itself: never to nowhere (clarifications §8). Keyed by the dialog.
 */
export function DialogContent({ children }: { readonly children: ReactNode }) {
  const content = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    (content.current?.querySelector<HTMLInputElement>('input:not([hidden])') ?? content.current)?.focus();
  }, []);
  return (
    <div ref={content} className="dialog__content" tabIndex={-1}>
      {children}
    </div>
  );
}
