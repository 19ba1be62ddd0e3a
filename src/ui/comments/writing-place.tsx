import type { CommentThread } from '../../application/comments/comment-thread.js';
import { DIALOG_FLOW, SESSION } from '../../application/tokens.js';
import type { CommentStyle } from '../../domain/comments/comment.js';
import type { WritingRule } from '../../domain/comments/writing-rule.js';
import { BUY_TO_COMMENT, COMMENTS_CLOSED, SIGN_IN_TO_COMMENT } from '../../domain/comments/words.js';
import { SIGN_IN } from '../../domain/site/words.js';
import { useDialogPrefetch } from '../dialogs/use-dialog-prefetch.js';
import { useService } from '../hooks/services.js';
import { useBehavior } from '../hooks/use-behavior.js';
import { CommentForm } from './comment-form.js';

interface WritingPlaceProps {
  readonly thread: CommentThread;
  readonly style: CommentStyle;
  readonly rule: WritingRule;
}

/** Where a comment is written, or why it cannot be. */
export function WritingPlace({ thread, style, rule }: WritingPlaceProps) {
  const session = useBehavior(useService(SESSION).state$);
  switch (rule) {
    case 'write':
      // A draft is known once its member is.
      return <CommentForm key={session.kind} thread={thread} style={style} />;
    case 'sign-in':
      return <SignInFirst />;
    case 'buy-first':
      return <p className="comments__closed">{BUY_TO_COMMENT}</p>;
    case 'not-allowed':
      return <p className="comments__closed">{COMMENTS_CLOSED}</p>;
  }
}

function SignInFirst() {
  const dialogs = useService(DIALOG_FLOW);
  const prefetch = useDialogPrefetch();
  return (
    <p className="comments__closed">
      {SIGN_IN_TO_COMMENT}
      <button
        type="button"
        className="btn btn-primary"
        {...prefetch}
        onClick={() => {
          dialogs.open({ kind: 'login' });
        }}
      >
        {SIGN_IN}
      </button>
    </p>
  );
}
