import type { Ref } from 'react';

interface NoteActionProps {
  readonly name: string;
  /** What it acts on, for screen readers. */
  readonly of?: string;
  readonly look?: 'danger' | 'small';
  readonly onPress: () => void;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A button of the notes. */
export function NoteAction({ name, of, look, onPress, ref }: NoteActionProps) {
  return (
    <button
      ref={ref}
      type="button"
      className={`btn btn-quiet ${look ? `notes__${look}` : ''}`}
      aria-label={of && `${name} ${of}`}
      onClick={onPress}
    >
      {name}
    </button>
  );
}
