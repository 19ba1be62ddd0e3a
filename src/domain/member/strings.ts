import { isolated } from '../text/isolated.js';

export const BACK_TO_MEMBER = '返回学员中心';
export const MEMBER_MENU_BAR = '学员中心导航';

/** The header of the page (docs/spec/member.md#profile). */
export const vipUntil = (date: string): string => `会员有效期至 ${date}`;
export const NOT_VIP = '您还不是会员';
export const MY_POINTS = '积分';

/** Names of the actions (docs/spec/member.md#profile). */
export const PROFILE = '账号资料';
export const NICKNAME = '昵称';
export const MOBILE = '手机号';
export const PASSWORD = '登录密码';
export const QQ = 'QQ';
export const WECHAT = '微信';
export const REAL_NAME = '实名认证';
export const CHANGE_NICKNAME = '修改昵称';
export const CHANGE_MOBILE = '换绑手机号';
export const BIND_MOBILE = '绑定手机号';
export const SET_PASSWORD = '设置密码';
export const CHANGE_PASSWORD = '修改密码';
export const LINK = '绑定';
export const UNLINK = '解绑';
export const START_FACE_CHECK = '开始认证';
export const DELETE_ACCOUNT = '注销账号';
export const SAVE = '保存';
export const CONFIRM = '确定';
export const CANCEL = '取消';
export const NEXT_STEP = '下一步';

/** The state of each entry. */
export const NICKNAME_ONCE = '昵称只能修改一次';
export const NICKNAME_ALREADY_CHANGED = '不能再修改';
export const NOT_BOUND = '未绑定';
export const BOUND_ALREADY = '已绑定';
export const PASSWORD_IS_SET = '已设置';
export const PASSWORD_NOT_SET = '未设置';
export const PASSWORD_NEEDS_MOBILE = '绑定手机号后可设置';
export const VERIFIED = '已认证';
export const NOT_VERIFIED = '未认证';
export const DELETION_SHORT = '提交 7 天后删除账号';

export const NICKNAME_PLACEHOLDER = '请输入新昵称';
export const NICKNAME_MISSING = '请输入昵称';
export const NICKNAME_TOO_LONG = '昵称不能超过 24 个字';
export const NICKNAME_THE_SAME = '与当前昵称相同';
export const confirmNickname = (name: string): string => `昵称只能修改一次，确定改为「${isolated(name)}」吗？`;
export const EDIT_AGAIN = '返回修改';
export const NICKNAME_CHANGED = '昵称修改成功';

export const codeGoesTo = (masked: string): string => `验证码将发送至 ${isolated(masked)}`;
export const STEP_ONE = '第 1 步，共 2 步：验证原手机号';
export const STEP_TWO = '第 2 步，共 2 步：绑定新手机号';
export const PROOF_EXPIRED = '验证已过期，请重新验证原手机号';
export const MOBILE_CHANGED = '手机号换绑成功';
export const PASSWORD_CHANGED = '密码设置成功';
/** The server's message for a verification that is no longer valid (docs/api/member.md). */
export const PROOF_REFUSED = '参数错误';
/** The server's messages where a change has been made before (docs/api/member.md). */
export const NICKNAME_CHANGED_BEFORE = '当前用户已配置昵称';
export const DELETION_REQUESTED_BEFORE = '用户已申请注销';

export const LINKED = '绑定成功';
export const UNLINKED = '已解绑';
export const LINK_WECHAT = '绑定微信';
/** On a phone or a tablet, which cannot scan its own screen. */
export const LINK_ON_COMPUTER = '请在电脑上打开本页，再用手机微信扫码绑定';
export const LINK_QR = { name: '微信绑定二维码', task: '请使用微信扫描二维码绑定', done: '扫码成功' };
export const confirmUnlink = (name: string): string => `解绑后将不能使用${isolated(name)}登录本账号，确定解绑吗？`;
export const ONLY_SIGN_IN_METHOD = '唯一登录方式';
export const LAST_SIGN_IN_METHOD =
  '这是您登录本账号的唯一方式：没有绑定手机号，也没有设置密码。解绑后将无法再登录，建议先绑定手机号。';
export const unlink = (name: string): string => `解绑${isolated(name)}`;

export const DELETION_EXPLAINED =
  '提交注销申请后，账号将在 7 天后删除，课程、订单、积分和学习记录都不能恢复。7 天内重新登录即取消注销。提交后将退出登录，并删除这台设备上的笔记，需要的请先导出。';
export const DELETION_WORD = '注销';
export const DELETION_LABEL = '请输入“注销”以确认';
export const DELETION_UNCONFIRMED = '请输入“注销”';
export const DELETION_REQUESTED = '已申请注销，账号将在 7 天后删除';

/** The avatar (docs/spec/member.md#avatar). */
export const CHANGE_AVATAR = '更换头像';
export const CROP_AVATAR = '裁剪头像';
export const CROP_HINT = '拖动图片，或用下面的按钮调整';
export const CROP_AREA = '裁剪区域，使用方向键移动图片';
/** Buttons that do what dragging does, by the arrow key that does the same. */
export const MOVE_LABELS = { ArrowUp: '上移', ArrowDown: '下移', ArrowLeft: '左移', ArrowRight: '右移' };
export const ZOOM = '缩放';
export const zoomPercent = (zoom: number): string => `${String(Math.round(zoom * 100))}%`;
export const OPENING_IMAGE = '正在读取图片…';
export const CUTTING_IMAGE = '正在处理图片…';
export const SENDING_IMAGE = '正在上传头像…';
export const AVATAR_CHANGED = '头像已更新';
export const IMAGE_KINDS = '请选择 png、jpg、gif 或 webp 格式的图片';
export const IMAGE_TOO_LARGE = '图片不能超过 20 MB';
export const IMAGE_BROKEN = '图片无法识别，可能已损坏，请换一张';
export const IMAGE_TOO_HEAVY = '图片处理后仍超过 1 MB，请换一张';
export const ANIMATED = '这是一张动态图片，仅使用第一帧';
