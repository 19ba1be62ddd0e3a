/** The social accounts that can be linked to a member (API 2.22). */
export type SocialAccount = 'qq' | 'wechat';

/** Which of them are linked. */
export type LinkedAccounts = Readonly<Record<SocialAccount, boolean>>;

/** What became of a ticket that links WeChat to a member (API 2.22). Everything but `waiting` is decisive. */
export type WechatBindStatus = 'waiting' | 'linked' | 'expired';
