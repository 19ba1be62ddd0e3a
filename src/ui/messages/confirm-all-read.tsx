import { confirmAllRead, MARK_ALL_READ, READ_LATER } from '../../domain/messages.strings.js';
import { DialogFrame } from '../shared/widgets/dialog-frame.js';

export interface ConfirmAllReadProps {
  /** Unread messages as counted by the server; 0 if it reports none. */
  readonly counted: number;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks for confirmation before many messages are marked as read. */
export function ConfirmAllRead({ counted, onConfirm, onClose }: ConfirmAllReadProps) {
  return (
    <DialogFrame title={MARK_ALL_READ} onClose={onClose}>
      <p className="mark-all-read__question">{confirmAllRead(counted)}</p>
      <div className="mark-all-read__answers">
        <button type="button" className="btn btn-quiet btn-lg mark-all-read__later" onClick={onClose}>
          {READ_LATER}
        </button>
        <button
          type="button"
          className="btn btn-primary btn-lg"
          onClick={() => {
            onClose();
            onConfirm();
          }}
        >
          {MARK_ALL_READ}
        </button>
      </div>
    </DialogFrame>
  );
}
