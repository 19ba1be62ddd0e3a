import { useMemo } from 'react';
import { NEVER } from 'rxjs';

import type { CommentThread } from '../../application/comments/comment-thread.js';
import type { Comments } from '../../application/comments/comments.js';
import { LAZY_SERVICES } from '../../application/lazy-services.js';
import type { CommentTarget } from '../../domain/comments/comment.js';
import type { CommentsOnView } from '../../domain/comments/visible-comments.js';
import { type Loading, LOADING } from '../../domain/kernel/loading.js';
import { useService, useStream } from '../hooks/services.js';
import { useCode } from '../hooks/use-code.js';

/** The comments on something, for as long as its page is there. */
export interface OpenComments {
  /** Undefined as long as the code for it has not come. */
  readonly thread: CommentThread | undefined;
  readonly state: Loading<CommentsOnView>;
  /** The code has not come. */
  readonly lost: boolean;
  readonly retry: () => void;
  /** How many there are, once that is known. */
  readonly total: number | undefined;
}

/** Nothing is fetched and nothing asked before somebody wants them; from then on they stay (pages §0.3). */
export function useComments({ kind, id }: CommentTarget, wanted: boolean): OpenComments {
  const services = useService(LAZY_SERVICES);
  const { state: code, retry } = useCode<Comments>({ name: 'comments', fetch: () => services.comments }, { wanted });
  const comments = code.kind === 'ready' ? code.value : undefined;
  const thread = useMemo(() => comments?.open({ kind, id }), [comments, kind, id]);
  const state = useStream<Loading<CommentsOnView>>(thread?.state$ ?? NEVER, LOADING);

  return {
    thread,
    state,
    lost: code.kind === 'failed',
    retry: () => {
      if (thread) thread.retry();
      else retry();
    },
    total: state.kind === 'ready' ? state.value.total : undefined,
  };
}
