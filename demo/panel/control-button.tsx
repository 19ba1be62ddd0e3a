import type { ReactNode } from 'react';

interface LeverButtonProps {
  readonly onPull: () => void;
  /** Hidden text that names the subject, for buttons that look the same. */
  readonly about?: string;
  readonly disabled?: boolean;
  readonly children: ReactNode;
}

/** A button that changes the in-memory server. */
export function ControlButton({ onPull, about, disabled = false, children }: LeverButtonProps) {
  return (
    <button type="button" className="control" disabled={disabled} onClick={onPull}>
      {children}
      {about === undefined ? undefined : <span className="visually-hidden"> {about}</span>}
    </button>
  );
}
