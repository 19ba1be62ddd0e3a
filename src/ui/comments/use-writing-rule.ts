import { SESSION } from '../../domain/session/session.js';
import type { CommentStyle } from '../../domain/comments/comment.js';
import { type WritingRule, writingRule } from '../../domain/comments/writing-rule.js';
import { useService } from '../hooks/services.js';
import { useBehavior } from '../hooks/use-behavior.js';

/** Whether the visitor may write where comments are of some style. */
export function useWritingRule(course: {
  readonly mayWatch: boolean;
  readonly commentsAllowed: boolean;
}): (style: CommentStyle) => WritingRule {
  const { kind } = useBehavior(useService(SESSION).state$);
  return (style) => writingRule({ signedIn: kind !== 'anonymous', ...course }, style);
}
