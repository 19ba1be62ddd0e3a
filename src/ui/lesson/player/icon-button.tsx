import type { ReactNode } from 'react';

interface IconButtonProps {
  /** On a phone, the style sheet hides some kinds: not all fit. */
  readonly kind?: 'previous' | 'next' | 'pip' | 'directory';
  readonly name: string;
  /** For a button that turns something on and off. */
  readonly isPressed?: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** A button of the player. */
export function IconButton({ kind, name, isPressed, onClick, children }: IconButtonProps) {
  return (
    <button
      type="button"
      className={kind === undefined ? 'player__button' : `player__button player__button--${kind}`}
      aria-label={name}
      title={name}
      aria-pressed={isPressed}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
