/** The calls that the pretend site answers, by the names that controls and panels use. */
export const CALL_NAMES = [
  ...(['config', 'navs', 'links', 'member', 'unread', 'logout'] as const),
  ...(['captcha', 'sms', 'passwordLogin', 'smsLogin', 'register', 'resetPassword'] as const),
  ...(['qqRedirect', 'codeLogin', 'bindAfterCodeLogin', 'scanOpen', 'scanStatus', 'bindAfterScan'] as const),
  ...(['bindMobile', 'faceStart', 'faceStatus', 'agree'] as const),
  ...(['password', 'nickname', 'avatar', 'verifyMobile', 'changeMobile', 'destroy'] as const),
  ...(['linkSocial', 'unlinkSocial', 'wechatBind', 'messages', 'readMessage', 'readAllMessages', 'orders'] as const),
  ...(['learnedCourses', 'boughtCourses', 'likedCourses', 'learnedLessons', 'points'] as const),
  ...(['announcement', 'announcements', 'latestAnnouncement'] as const),
  ...(['homeBlocks', 'courses', 'courseCategories', 'course', 'likeCourse', 'attachmentLink'] as const),
  ...(['comments', 'commentReplies', 'writeComment', 'search'] as const),
] as const;

export type CallName = (typeof CALL_NAMES)[number];
