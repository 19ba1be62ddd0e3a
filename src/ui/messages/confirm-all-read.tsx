import { confirmAllRead, MARK_ALL_READ, READ_LATER } from '../../domain/messages.strings.js';
import { Answers } from '../shared/forms/confirmation.js';
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
      <Answers
        confirmText={MARK_ALL_READ}
        cancelText={READ_LATER}
        onConfirm={() => {
          onClose();
          onConfirm();
        }}
        onCancel={onClose}
      />
    </DialogFrame>
  );
}
