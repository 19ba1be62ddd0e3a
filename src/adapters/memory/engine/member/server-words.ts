/** What the server says when it says no to a page, word for word (pages API 3.20, API 2.22). */
export const NICKNAME_REQUIRED = '请输入昵称';
export const NICKNAME_CHANGED_BEFORE = '当前用户已配置昵称';
export const NICKNAME_TAKEN = '昵称已经存在';
export const NOT_YOUR_MOBILE = '请绑定手机号';
export const FILE_REQUIRED = '请上传文件';
export const FILE_NO_PICTURE = '请上传图片文件';
export const FILE_TOO_LARGE = '文件不能超过1M';
export const DELETION_REQUESTED_BEFORE = '用户已申请注销';
export const ALREADY_LINKED = '您已经绑定了该渠道的账号';
