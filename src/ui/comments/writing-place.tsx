import { useState } from 'react';

import type { CommentThread } from '../../application/comments/comment-thread.js';
import { DIALOG_FLOW } from '../../application/signing-in/dialog-flow.js';
import { SESSION } from '../../domain/session/session.js';
import { memberId } from '../../domain/session/session-state.js';
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
  const member = memberId(useBehavior(useService(SESSION).state$));
  // While the session heals the member is not known: what was typed then stays, and becomes the draft of that member.
  const [writer, setWriter] = useState({ member, form: 0 });
  if (member !== undefined && member !== writer.member)
    setWriter({ member, form: writer.member === undefined ? writer.form : writer.form + 1 });
  switch (rule) {
    case 'write':
      return <CommentForm key={writer.form} thread={thread} style={style} member={writer.member} />;
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
