import { useDeferredValue, useMemo } from 'react';
import { NEVER } from 'rxjs';

import type { CommentThread } from '../../application/comments/comment-thread.js';
import type { CommentTarget } from '../../domain/comments/comment.js';
import type { VisibleComments } from '../../domain/comments/visible-comments.js';
import { type Loading, LOADING } from '../../domain/kernel/loading.js';
import { useStream } from '../shared/hooks/use-refreshable.js';
import { lazyModule, useModule, withService } from '../shared/hooks/use-module.js';
import type { ThreadView } from './comment-thread.js';

/** One chunk: the service, and what shows and writes comments. Lists of dates need luxon. */
const COMMENTS_MODULE = withService(
  lazyModule('comments', () => import(/* webpackChunkName: "comments" */ './comment-thread.js')),
  'comments',
);

/** The comments on a course or a lesson while their page is mounted. */
export interface OpenComments {
  /** Undefined until the code for comments has arrived. */
  readonly opened: { readonly thread: CommentThread; readonly ThreadView: typeof ThreadView } | undefined;
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
  // After a press React opens the thread in a later render than the skeleton: on a phone that takes several frames.
  const isOpening = useDeferredValue(isWanted);
  const { state: code, module, retry } = useModule(COMMENTS_MODULE, { isWanted: isOpening });
  const opened = useMemo(
    () => module && { thread: module.service.open({ kind, id }), ThreadView: module.ThreadView },
    [module, kind, id],
  );
  const state = useStream<Loading<VisibleComments>>(opened?.thread.state$ ?? NEVER, LOADING);

  return {
    opened,
    state,
    isCodeLost: code.kind === 'failed',
    retry: () => {
      if (opened) opened.thread.retry();
      else retry();
    },
    total: state.kind === 'ready' ? state.value.total : undefined,
  };
}
