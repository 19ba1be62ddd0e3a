import { useState } from 'react';

import type { CommentWriting } from '../../application/comments/comment-writing.js';
import type { CommentStyle, WritingRule } from '../../domain/comments/comment.js';
import { BUY_TO_COMMENT, COMMENT_LINE, COMMENTS_CLOSED, SIGN_IN_TO_COMMENT } from '../../domain/comments/strings.js';
import { SIGN_IN } from '../../domain/site/strings.js';
import { useClosedByBack } from '../shared/hooks/use-closed-by-back.js';
import { useFocusOn } from '../shared/hooks/use-focus-on.js';
import { useMedia } from '../shared/hooks/use-media.js';
import { useMemberAction } from '../shared/routing/member-action.js';
import { CommentForm, useWriter } from './comment-form.js';

interface CommentComposerProps {
  readonly writing: CommentWriting;
  readonly style: CommentStyle;
  readonly rule: WritingRule;
}

/** The form for a new comment, or the reason why the visitor cannot write one. */
export function CommentComposer({ writing, style, rule }: CommentComposerProps) {
  switch (rule) {
    case 'write':
      return <NewComment writing={writing} style={style} />;
    case 'sign-in':
      return <SignInFirst />;
    case 'buy-first':
      return <p className="comments__closed">{BUY_TO_COMMENT}</p>;
    case 'not-allowed':
      return <p className="comments__closed">{COMMENTS_CLOSED}</p>;
  }
}

/** The field on a phone; on a wider screen it is always open. */
type FieldState =
  /** One line. */
  | 'line'
  /** One line again, which gets the focus. */
  | 'closed'
  /** Open, with the focus. Back closes it. */
  | 'pressed'
  /** Open, by a draft or because it had the focus when the phone was turned. Back leaves the page. */
  | 'used';

/** On a phone one line, until it is pressed or there is a draft (docs/spec/comments.md#on-a-phone). */
function NewComment({ writing, style }: Omit<CommentComposerProps, 'rule'>) {
  const isUpright = useMedia('phone');
  const isSideways = useMedia('sideways');
  const isPhone = isUpright || isSideways;
  const [state, setState] = useState<FieldState>('line');
  useWriter(writing);
  const isLine = state === 'line' || state === 'closed';
  const line = useFocusOn<HTMLButtonElement>(state === 'closed');
  const draft = writing.draft();
  if (state === 'line' && draft !== '') setState('used');
  const close = (): void => {
    setState('closed');
  };
  useClosedByBack(isPhone && state === 'pressed', close);
  if (isPhone && isLine)
    return (
      <button
        ref={line}
        type="button"
        className="form-control comments__line"
        onClick={() => {
          setState('pressed');
        }}
      >
        {draft || COMMENT_LINE}
      </button>
    );
  return (
    <CommentForm
      writing={writing}
      style={style}
      startsFocused={state === 'pressed'}
      onFocus={() => {
        if (isLine) setState('used');
      }}
      onClose={isPhone ? close : undefined}
    />
  );
}

function SignInFirst() {
  const [signIn, prefetch] = useMemberAction();
  return (
    <p className="comments__closed">
      <span>{SIGN_IN_TO_COMMENT}</span>
      <button
        type="button"
        className="btn btn-primary"
        {...prefetch}
        onClick={() => {
          signIn?.();
        }}
      >
        {SIGN_IN}
      </button>
    </p>
  );
}
