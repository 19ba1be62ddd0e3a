import './dialog-frame.scss';

import { type CSSProperties, type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import Modal from 'react-bootstrap/Modal';

import { DIALOG_WIDTH_PX } from '../../../domain/site/limits.js';
import { CLOSE } from '../../../domain/site/strings.js';
import { useAboveKeyboard } from '../hooks/use-above-keyboard.js';
import { focusableIn } from '../hooks/focus-successors.js';
import { hideUnmeantKeys } from '../hooks/hide-unmeant-keys.js';
import { pressedKey } from '../hooks/pressed-key.js';
import { useClosedByBack } from '../hooks/use-closed-by-back.js';
import { CloseIcon } from '../theme/icons.js';

/**
 * Makes Tab move from the last focusable element to the first, and Shift+Tab back (docs/spec/signing-in.md#dialogs).
 * Otherwise the focus would leave the dialog for a moment before the modal fetches it back, and a screen reader would
 * announce that.
 */
function trapFocus(event: KeyboardEvent<HTMLElement>): void {
  const key = pressedKey(event.nativeEvent, true);
  if (key !== 'Tab' && key !== 'Shift+Tab') return;
  const focusable = focusableIn(event.currentTarget).filter(({ tabIndex }) => tabIndex >= 0);
  const [last, next] = key === 'Shift+Tab' ? [focusable.at(0), focusable.at(-1)] : [focusable.at(-1), focusable.at(0)];
  if (event.target !== last) return;
  event.preventDefault();
  next?.focus();
}

interface DialogFrameProps {
  readonly title: string;
  /** `undefined` for a dialog that requires an answer: neither Escape nor a button closes it, and Back leaves the page. */
  readonly onClose: (() => void) | undefined;
  /** A sheet is at the edge of the window and has no form: a press outside closes it. */
  readonly look?: 'sheet';
  readonly children?: ReactNode;
}

const NO_SCROLL = { preventScroll: true };

/** Bootstrap's custom property for the width; on a narrow screen its stylesheet uses the width that is available. */
const WIDTH: CSSProperties & Readonly<Record<'--bs-modal-width', string>> = {
  '--bs-modal-width': `${String(DIALOG_WIDTH_PX)}px`,
};

/**
 * Frame of every dialog (docs/spec/signing-in.md#dialogs). Escape, Back and the close button close it, but not a click on
 * the backdrop: typed text would be lost (docs/spec/signing-in.md#dialogs). The focus stays inside and returns to the
 * opener. It opens with a CSS animation and closes without one, so nothing runs after it has been unmounted.
 */
export function DialogFrame({ title, onClose, look, children }: DialogFrameProps) {
  const titleId = useId();
  const area = useAboveKeyboard();
  useClosedByBack(onClose !== undefined, () => onClose?.());
  return (
    <Modal
      show
      centered={look === undefined}
      animation={false}
      backdrop={look === undefined ? 'static' : true}
      aria-labelledby={titleId}
      contentClassName="dialog"
      {...(look && { dialogClassName: `dialog-${look}` })}
      style={{ ...WIDTH, ...area }}
      keyboard={onClose !== undefined}
      // Where a tap does not focus a button (iPhone), the focus returns to `main`, whose top is below the header.
      restoreFocusOptions={NO_SCROLL}
      {...(onClose && { onHide: onClose })}
      // The library listens for Escape, and checks nothing else.
      onKeyDownCapture={hideUnmeantKeys}
      onKeyDown={trapFocus}
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
 * Content of the frame. When another dialog replaces it, the focus moves to the first field, or to the content itself
 * if it has no field (docs/spec/signing-in.md#dialogs). The caller keys it by the dialog.
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
