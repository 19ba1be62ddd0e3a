import './dialog-frame.scss';

import { type CSSProperties, type ReactNode, useId } from 'react';
import Modal from 'react-bootstrap/Modal';

import { DIALOG_WIDTH_PX } from '../../domain/limits.js';
import { CLOSE } from '../../domain/site/words.js';
import { CloseIcon } from '../theme/icons/close-icon.js';
import { tabRound } from './tab-round.js';

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
