import { LOADING } from '../../domain/messages/shell.js';

/** A wait in place. The style sheet shows it after 150 ms only: a short wait needs no word. */
export function Spinner() {
  return (
    <div className="spinner" role="status">
      <span className="spinner-border" aria-hidden="true" />
      <span className="visually-hidden">{LOADING}</span>
    </div>
  );
}
