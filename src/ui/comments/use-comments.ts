import { useMemo } from 'react';
import { NEVER } from 'rxjs';

import type { CommentThread } from '../../application/comments/comment-thread.js';
import type { CommentTarget } from '../../domain/comments/comment.js';
import type { VisibleComments } from '../../domain/comments/visible-comments.js';
import { type Loading, LOADING } from '../../domain/kernel/loading.js';
import { useStream } from '../shared/hooks/services.js';
import { useLazyService } from '../shared/hooks/use-lazy-service.js';

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
  const { state: code, module: comments, retry } = useLazyService('comments', { isWanted });
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
