import './progress-bar.scss';

interface ProgressBarProps {
  /** From 0 to 100. */
  readonly percent: number;
  /** Accessible name, with the progress so far. */
  readonly label: string;
}

export function ProgressBar({ percent, label }: ProgressBarProps) {
  return (
    <span className="progress-bar" role="progressbar" aria-label={label} aria-valuenow={percent}>
      <span className="progress-bar__done" style={{ width: `${String(percent)}%` }} />
    </span>
  );
}
