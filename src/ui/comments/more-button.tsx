import type { MoreControl } from '../../domain/comments/visible-comments.js';
import { COMMENTS_FAILED, moreComments } from '../../domain/comments/strings.js';
import { errorTextOf } from '../../domain/errors/error-catalogue.js';
import { LOADING_TEXT, RETRY } from '../../domain/site/strings.js';
import { WaitingButton } from '../shared/forms/form-feedback.js';

interface MoreButtonProps {
  readonly more: MoreControl;
  /** Label of the button that shows all entries; `total` is `undefined` when the number is unknown. */
  readonly allOf: (total: number | undefined) => string;
  readonly onMore: () => void;
}

/**
 * Button that shows more entries below a list; nothing when there are no more. It stays visible while the request is
 * pending.
 */
export function MoreButton({ more, allOf, onMore }: MoreButtonProps) {
  if (more.kind === 'nothing') return undefined;
  const busy = more.kind === 'requesting';
  return (
    <div className="comments__more">
      {more.kind === 'failed' && <p role="alert">{errorTextOf(more.error, COMMENTS_FAILED)}</p>}
      <WaitingButton className="btn btn-quiet" onClick={onMore} isBusy={busy}>
        {textOf(more, allOf)}
      </WaitingButton>
    </div>
  );
}

function textOf(more: Exclude<MoreControl, { kind: 'nothing' }>, allOf: MoreButtonProps['allOf']): string {
  switch (more.kind) {
    case 'part':
      return moreComments(more.left);
    case 'all':
      return allOf(more.total);
    case 'requesting':
      return LOADING_TEXT;
    case 'failed':
      return RETRY;
  }
}
