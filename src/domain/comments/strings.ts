import { isolated } from '../text/isolated.js';

/** Shown instead of the name of a deleted account (docs/spec/comments.md#reading). */
export const DELETED_AUTHOR = '已注销用户';

/** The list of comments (docs/spec/comments.md#writing). */
export const COMMENTS_FAILED = '评论加载失败';
export const NO_COMMENTS = '还没有评论';
export const WRITE_FIRST_COMMENT = '还没有评论，来说说你的想法吧';
export const UNDER_REVIEW = '审核中';
export const commentsInAll = (count: number): string => `共 ${String(count)} 条评论`;
export const allComments = (count: number | undefined): string =>
  count === undefined ? '查看全部评论' : `查看全部 ${String(count)} 条评论`;
export const allReplies = (count: number | undefined): string =>
  count === undefined ? '查看全部回复' : `查看全部 ${String(count)} 条回复`;
export const moreComments = (left: number): string => `查看更多评论（还有 ${String(left)} 条）`;
export const repliesTo = (name: string): string => `${isolated(name)}的评论的回复`;
export const answers = (name: string): string => `回复 ${isolated(name)}`;

/** The form (docs/spec/comments.md#writing). */
export const WRITE_COMMENT = '写评论';
/** The form of one line on a phone. */
export const COMMENT_LINE = '写评论…';
export const COMMENT_PLACEHOLDER = '说说你的学习感受，或提出问题';
export const SEND_COMMENT = '发布评论';
export const REPLY = '回复';
export const SEND_REPLY = '发布回复';
export const CANCEL_REPLY = '取消';
export const SIGN_IN_TO_COMMENT = '登录后可评论';
export const BUY_TO_COMMENT = '购买后可评论';
export const COMMENTS_CLOSED = '评论已关闭';
export const EARLIER_TEXT_PUBLISHED = '上次提交的内容已经发布，修改后的内容尚未发布';
export const COMMENT_PUBLISHED = '评论已发布';
export const COMMENT_TO_BE_REVIEWED = '已提交，审核通过后所有人可见';

/** Why a draft cannot be sent. */
export const COMMENT_EMPTY = '请输入评论内容';
export const commentTooShort = (atLeast: number): string => `评论内容不能少于${String(atLeast)}个字`;
export const commentTooLong = (atMost: number): string => `评论内容最多${String(atMost)}个字`;
export const countOf = (count: number, atMost: number): string => `${String(count)}/${String(atMost)}`;
export const countFrom = (count: number, atLeast: number): string =>
  `已输入 ${String(count)} 个字，至少 ${String(atLeast)} 个字`;
