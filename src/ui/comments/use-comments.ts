import { useMemo } from 'react';
import { NEVER } from 'rxjs';

import type { CommentThread } from '../../application/comments/comment-thread.js';
import type { Comments } from '../../application/comments/comments.js';
import { LAZY_SERVICES } from '../../application/site/lazy-services.js';
import type { CommentTarget } from '../../domain/comments/comment.js';
import type { VisibleComments } from '../../domain/comments/visible-comments.js';
import { type Loading, LOADING } from '../../domain/kernel/loading.js';
import { useService, useStream } from '../shared/hooks/services.js';
import { useCode } from '../shared/hooks/use-code.js';

/** The comments on a course or a lesson while their page is mounted. */
export interface OpenComments {
  /** Undefined until the code for comments has arrived. */
  readonly thread: CommentThread | undefined;
  readonly state: Loading<VisibleComments>;
  /** The code for comments could not be fetched. */
  readonly isCodeLost: boolean;
  readonly retry: () => void;
  /** Number of comments; undefined until it is known. */
  readonly total: number | undefined;
}

/**
 * Fetches neither code nor comments before `isWanted` is true; after that they stay loaded
 * (docs/spec/every-page.md#requests).
 */
export function useComments({ kind, id }: CommentTarget, isWanted: boolean): OpenComments {
  const services = useService(LAZY_SERVICES);
  const { state: code, retry } = useCode<Comments>({ name: 'comments', fetch: () => services.comments }, { isWanted });
  const comments = code.kind === 'ready' ? code.value : undefined;
  const thread = useMemo(() => comments?.open({ kind, id }), [comments, kind, id]);
  const state = useStream<Loading<VisibleComments>>(thread?.state$ ?? NEVER, LOADING);

  return {
    thread,
    state,
    isCodeLost: code.kind === 'failed',
    retry: () => {
      if (thread) thread.retry();
      else retry();
    },
    total: state.kind === 'ready' ? state.value.total : undefined,
  };
}
