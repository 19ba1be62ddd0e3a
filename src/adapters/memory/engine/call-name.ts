/** The calls that the pretend site answers, by the names that levers and panels use. */
export const CALL_NAMES = ['config', 'navs', 'links', 'member', 'unread', 'logout'] as const;

export type CallName = (typeof CALL_NAMES)[number];
