/** Why a comment is not taken, word for word (pages API 3.7, 3.8). */
export const COMMENT_REQUIRED = '请输入评论';
export const COMMENT_TOO_SHORT = '评论内容不能少于6个字';
export const NO_RIGHT_TO_COMMENT = '无权限';
export const COMMENT_CONTENT_REQUIRED = '请输入评论内容';
export const COMMENT_TOO_LONG = '评论内容最多140个字符';
export const TOO_MANY_COMMENTS = '已超出每日评论限制';
export const COMMENTS_FORBIDDEN = '禁止提交评论';
export const COMMENT_UNDER_REVIEW = '评论审核中';
