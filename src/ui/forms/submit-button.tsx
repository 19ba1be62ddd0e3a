import { useSurroundingForm } from './form-context.js';
import { Waiting } from './waiting.js';

/** Spans the column. While the form runs it keeps its width and the focus, and the form ignores it (spec §5). */
export function SubmitButton({ children }: { readonly children: string }) {
  const { busy } = useSurroundingForm();
  return (
    <button type="submit" className="btn btn-primary btn-lg form__submit" aria-disabled={busy} aria-busy={busy}>
      <Waiting busy={busy}>{children}</Waiting>
    </button>
  );
}
