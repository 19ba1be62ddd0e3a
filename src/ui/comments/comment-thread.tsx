import { Fragment, useState } from 'react';

import type { CommentThread } from '../../application/comments/comment-thread.js';
import type { CommentWriting } from '../../application/comments/comment-writing.js';
import { writingRule } from '../../domain/comments/comment.js';
import type { VisibleComments } from '../../domain/comments/visible-comments.js';
import { SESSION } from '../../domain/session/session.js';
import { useBehavior, useService } from '../shared/hooks/services.js';
import { CommentComposer } from './comment-composer.js';
import { useWriter } from './comment-form.js';
import { CommentListView } from './comment-list.js';

/** A key for the forms of one writer: what one member has typed is never displayed to another. */
function useKeyOfWriter(writing: CommentWriting): number {
  const member = useWriter(writing);
  const [last, setLast] = useState({ member, key: 0 });
  // Text that is typed while the member is unknown stays, and becomes that member's draft.
  if (member !== undefined && member !== last.member)
    setLast({ member, key: last.member === undefined ? last.key : last.key + 1 });
  return last.key;
}

interface ThreadViewProps {
  readonly thread: CommentThread;
  readonly view: VisibleComments;
  readonly course: { readonly mayWatch: boolean; readonly allowsComments: boolean };
}

/** The comments that have arrived, and the form for a new one where the visitor may write. */
export function ThreadView({ thread, view, course }: ThreadViewProps) {
  const { kind } = useBehavior(useService(SESSION).state$);
  const rule = writingRule({ isSignedIn: kind !== 'anonymous', ...course }, view.style);
  const key = useKeyOfWriter(thread.writing);
  return (
    <Fragment key={key}>
      <CommentComposer writing={thread.writing} style={view.style} rule={rule} />
      <CommentListView thread={thread} view={view} mayWrite={rule === 'write'} />
    </Fragment>
  );
}
