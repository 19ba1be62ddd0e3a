import type { ReactNode } from 'react';

interface LeverButtonProps {
  readonly onPull: () => void;
  /** Whom or what it is about, where several buttons have the same face. */
  readonly about?: string;
  readonly disabled?: boolean;
  readonly children: ReactNode;
}

/** Does something to the pretend site. */
export function ControlButton({ onPull, about, disabled = false, children }: LeverButtonProps) {
  return (
    <button type="button" className="control" disabled={disabled} onClick={onPull}>
      {children}
      {about === undefined ? undefined : <span className="visually-hidden"> {about}</span>}
    </button>
  );
}
