import type { ReactNode } from 'react';

interface ControlButtonProps {
  readonly onPress: () => void;
  /** Hidden text that names the subject, for buttons that look the same. */
  readonly about?: string;
  readonly disabled?: boolean;
  readonly children: ReactNode;
}

/** A button that changes the in-memory server. */
export function ControlButton({ onPress, about, disabled = false, children }: ControlButtonProps) {
  return (
    <button type="button" className="control" disabled={disabled} onClick={onPress}>
      {children}
      {about === undefined ? undefined : <span className="visually-hidden"> {about}</span>}
    </button>
  );
}
