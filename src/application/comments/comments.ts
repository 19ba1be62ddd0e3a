import type { CommentList, CommentTarget } from '../../domain/comments/comment.js';
import { LostAnswers } from '../../domain/errors/lost-answers.js';
import { token } from '../../domain/kernel/token.js';
import type { PageNavigator } from '../../domain/ports/navigator.js';
import type { VisitStore } from '../../domain/ports/visit-store.js';
import type { CommentGateway } from '../../domain/ports/comment-gateway.js';
import type { Session } from '../../domain/session/session.js';
import type { ErrorReporter } from '../site/error-reporter.js';
import type { Loader } from '../site/loader.js';
import { Drafts } from '../session/drafts.js';
import { CommentThread, type ThreadTools } from './comment-thread.js';
import type { SentComment } from './comment-writing.js';
import { ExpandedLists, OwnPosts } from './thread-memory.js';

/** The comments of any page that shows them (docs/spec/comments.md#reading, docs/spec/lesson.md#lesson-page). */
export class Comments {
  private readonly tools: ThreadTools;

  constructor(
    gateway: CommentGateway,
    session: Session,
    store: VisitStore,
    loader: Loader,
    reporter: ErrorReporter,
    navigator: Pick<PageNavigator, 'location$'>,
  ) {
    const drafts = new Drafts(store, session, 'commentDrafts');
    const ownPosts = new OwnPosts(session);
    const cache = loader.cache<CommentList>();
    const lost = new LostAnswers<SentComment>();
    this.tools = { gateway, lost, loader, reporter, drafts, ownPosts, cache, expanded: new ExpandedLists(navigator) };
  }

  /**
   * Immediate: the thread requests nothing before its `state$` is subscribed to. Call it once per mounted comment list.
   */
  open(target: CommentTarget): CommentThread {
    return new CommentThread(target, this.tools);
  }
}

export const COMMENTS = token<Comments>('Comments');
