import type { ReactNode } from 'react';
import Spinner from 'react-bootstrap/Spinner';

/** What a button says, with a spinner over it while it waits: its width stays, and so does its name. */
export function Waiting({ busy, children }: { readonly busy: boolean; readonly children: ReactNode }) {
  return (
    <span className={busy ? 'waiting waiting--busy' : 'waiting'}>
      <span className="waiting__label">{children}</span>
      {busy && <Spinner className="waiting__spinner" size="sm" aria-hidden="true" />}
    </span>
  );
}
