import '../shared/theme/forms.scss';

import { type SyntheticEvent, useEffect, useEffectEvent, useId, useState } from 'react';
import { tap } from 'rxjs';

import type { CommentWriting, ReplyTarget } from '../../application/comments/comment-writing.js';
import { type CommentStyle, type DraftVerdict, judgeDraft } from '../../domain/comments/comment.js';
import * as strings from '../../domain/comments/strings.js';
import { NOTIFIER } from '../../domain/ports/notifier.js';
import { SESSION } from '../../domain/session/session.js';
import { countCharacters } from '../../domain/text/visible-text.js';
import { FieldFault, FormAlert, WaitingButton } from '../shared/forms/form-feedback.js';
import { submitByKey } from '../shared/forms/submit-by-key.js';
import { useSubmission } from '../shared/forms/use-submission.js';
import { pressedKey } from '../shared/hooks/pressed-key.js';
import { useFocusOn } from '../shared/hooks/use-focus-on.js';
import { useBehavior, useService } from '../shared/hooks/services.js';

interface CommentFormProps {
  readonly writing: CommentWriting;
  readonly style: CommentStyle;
  /** Set when the form is for an answer. `onClose` is called when it was sent or cancelled. */
  readonly reply?: { readonly to: ReplyTarget; readonly name: string; readonly onClose: () => void };
  readonly startsFocused?: boolean;
  readonly onFocus?: () => void;
  /** Set where the form is closed after its text was sent, and by Escape while it is empty. */
  readonly onClose?: (() => void) | undefined;
}

/** The member who writes; `undefined` while unknown. */
export function useWriter(writing: CommentWriting): number | undefined {
  useBehavior(useService(SESSION).state$);
  return writing.writer;
}

/**
 * Form for a comment or an answer. The typed text is stored until it is sent: it survives a reload, a failure and a
 * sign-in (docs/spec/comments.md#drafts). When one member replaces another, the parent must render a new form.
 */
export function CommentForm({ writing, style, reply, startsFocused = false, onFocus, onClose }: CommentFormProps) {
  const member = useWriter(writing);
  const id = useId();
  const notifier = useService(NOTIFIER);
  const [text, setText] = useState(() => writing.draft(reply?.to));
  const [refused, setRefused] = useState<DraftVerdict>();
  const [submission, submit] = useSubmission();
  const busy = submission.kind === 'running';
  const fault = refused && faultOf(refused);
  const field = useFocusOn<HTMLTextAreaElement>(refused ?? (startsFocused || reply !== undefined));

  // The member has just become known: show their stored draft, unless the visitor has typed meanwhile.
  const [known, setKnown] = useState(member);
  if (member !== known) {
    setKnown(member);
    if (text === '') setText(writing.draft(reply?.to));
  }
  const storeDraft = useEffectEvent(() => {
    if (text !== '') writing.keepDraft(text, reply?.to);
  });
  useEffect(() => {
    if (member !== undefined) storeDraft();
  }, [member]);

  const change = (typed: string): void => {
    setText(typed);
    setRefused(undefined);
    writing.keepDraft(typed, reply?.to);
  };
  const sent = (): void => {
    setText('');
    notifier.success(style.allowsReplies ? strings.COMMENT_TO_BE_REVIEWED : strings.COMMENT_PUBLISHED);
    reply?.onClose();
    onClose?.();
  };
  const send = (event: SyntheticEvent): void => {
    event.preventDefault();
    // A script may have filled it in without an event.
    const typed = field.current?.value ?? text;
    if (typed !== text) change(typed);
    const verdict = judgeDraft(typed, style);
    setRefused(verdict.kind === 'ready' ? undefined : verdict);
    if (verdict.kind === 'ready') submit(() => writing.send(verdict.text, reply?.to).pipe(tap({ complete: sent })));
  };

  return (
    <form className="comment-form" noValidate onSubmit={send}>
      <label htmlFor={id} className="comment-form__label">
        {reply ? strings.answers(reply.name) : strings.WRITE_COMMENT}
      </label>
      <textarea
        ref={field}
        id={id}
        className={fault === undefined ? 'form-control' : 'form-control is-invalid'}
        rows={reply ? 2 : 3}
        autoComplete="off"
        enterKeyHint="enter"
        placeholder={reply ? undefined : strings.COMMENT_PLACEHOLDER}
        value={text}
        readOnly={busy}
        required
        aria-invalid={fault !== undefined}
        aria-describedby={`${id}-about`}
        onChange={(event) => {
          change(event.target.value);
        }}
        onFocus={onFocus}
        onKeyDown={(event) => {
          if (pressedKey(event.nativeEvent) === 'Escape' && judgeDraft(text, style).kind === 'empty') onClose?.();
          submitByKey(event);
        }}
      />
      <FormAlert submission={submission} />
      <div className="comment-form__foot">
        {fault === undefined ? (
          <span id={`${id}-about`} className="comment-form__count">
            {countText(text, style)}
          </span>
        ) : (
          <FieldFault id={`${id}-about`} fault={fault} />
        )}
        {reply && (
          <button type="button" className="btn btn-quiet" onClick={reply.onClose}>
            {strings.CANCEL_REPLY}
          </button>
        )}
        <WaitingButton type="submit" className="btn btn-primary" isBusy={busy}>
          {reply ? strings.SEND_REPLY : strings.SEND_COMMENT}
        </WaitingButton>
      </div>
    </form>
  );
}

function faultOf(verdict: DraftVerdict): string | undefined {
  switch (verdict.kind) {
    case 'empty':
      return strings.COMMENT_EMPTY;
    case 'too-short':
      return strings.commentTooShort(verdict.atLeast);
    case 'too-long':
      return strings.commentTooLong(verdict.atMost);
    case 'ready':
      return undefined;
  }
}

function countText(text: string, { length: { atLeast, atMost } }: CommentStyle): string {
  const count = countCharacters(text);
  return atMost === undefined ? strings.countFrom(count, atLeast) : strings.countOf(count, atMost);
}
