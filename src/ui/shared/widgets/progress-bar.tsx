import './progress-bar.scss';

import { PROGRESS_OF_LESSONS } from '../../../domain/study.strings.js';

interface ProgressBarProps {
  /** From 0 to 100. */
  readonly percent: number;
  /** The progress in words. */
  readonly text: string;
}

/** How much of a course the member has learned. */
export function ProgressBar({ percent, text }: ProgressBarProps) {
  return (
    <span
      className="progress-bar"
      role="progressbar"
      aria-label={PROGRESS_OF_LESSONS}
      aria-valuenow={percent}
      aria-valuetext={text}
    >
      <span className="progress-bar__done" style={{ width: `${String(percent)}%` }} />
    </span>
  );
}
