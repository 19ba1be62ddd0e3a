import './week-dialog.scss';

import type { LearnedWeek } from '../../domain/lesson/week-record.js';
import {
  COUNTING_STOPPED,
  HOW_COUNTED,
  HOW_ENDED,
  learnedThisWeek,
  STOP_COUNTING,
  WEEK_TITLE,
} from '../../domain/home/week.strings.js';
import { NOTIFIER } from '../../domain/ports/notifier.js';
import { useService } from '../shared/hooks/services.js';
import { DialogFrame } from '../shared/widgets/dialog-frame.js';

interface WeekDialogProps {
  readonly week: LearnedWeek;
  readonly onStop: () => void;
  readonly onClose: () => void;
}

/** How the week is counted, and the button that stops it (docs/spec/week.md#display). */
export function WeekDialog({ week, onStop, onClose }: WeekDialogProps) {
  const notifier = useService(NOTIFIER);
  return (
    <DialogFrame title={WEEK_TITLE} onClose={onClose}>
      <p>{learnedThisWeek(week.lessonIds.length, week.seconds)}</p>
      <p>{HOW_COUNTED}</p>
      <p>{HOW_ENDED}</p>
      <button
        type="button"
        className="btn week-dialog__stop"
        onClick={() => {
          onClose();
          onStop();
          notifier.success(COUNTING_STOPPED);
        }}
      >
        {STOP_COUNTING}
      </button>
    </DialogFrame>
  );
}
