/**
 * The texts of the demo panel (docs/spec/offline-demo.md#demo-panel, Dialogs and forms). They are in no production
 * bundle.
 */
export const OFFLINE_DEMO = '离线演示';
export const PANEL_TITLE = '演示面板';
export const OPEN_PANEL = '打开演示面板';
export const SHORTCUT = 'Alt+O';
export const CLOSE_PANEL = '关闭演示面板';
export const PANEL_INTRO = '此站点没有服务器，全部数据保存在本浏览器中。在这里可以让它变成任何样子。';
export const RELOAD_PAGE = '刷新页面';
export const RESET_EVERYTHING = '全部重置';
export const RESET_HINT = '恢复初始账号、设置和网络，并退出登录。';

export const CODES = '验证码';
export const NO_CAPTCHA_YET = '还没有图形验证码，请先打开需要它的对话框。';
export const CAPTCHA_ANSWER = '图形验证码答案';
export const NO_SMS_YET = '还没有发送过短信。';
export const smsFor = (mobile: string): string => `发往 ${mobile} 的短信验证码`;
export const COPY = '复制';
export const FILL_IN = '填入';
export const captchaIs = (answer: string): string => `图形 ${answer}`;
export const smsIs = (code: string): string => `短信 ${code}`;
export const COPIED = '已复制';
export const FILLED_IN = '已填入';
export const NOTHING_TO_FILL = '页面上没有可填写的输入框';
export const COPY_REFUSED = '浏览器不允许复制，请手动选择文字';

export const ACCOUNTS = '账号';
export const ACCOUNTS_HINT = '有密码的账号密码相同：';
export const MOBILE_COPY = '复制手机号';
export const PASSWORD_COPY = '复制密码';
export const SIGN_IN_AS_THEM = '以此身份登录';
export const IS_LOCKED = '已锁定';
export const IS_WITHOUT_MOBILE = '未绑定手机';
export const IS_WITHOUT_PASSWORD = '没有密码';
export const IS_NOT_VERIFIED = '未实名';
export const IS_VIP = 'VIP';
export const IS_LINKED_TO_QQ = '已绑定QQ';
export const IS_LINKED_TO_WECHAT = '已绑定微信';
export const HAS_UNREAD = '有未读消息';

export const NEW_ACCOUNT = '新用户';
export const NEW_ACCOUNT_MUST_BIND = '新用户（需绑定手机号）';

export const SCAN = '微信扫码';
export const NO_SCAN_YET = '还没有二维码，请先打开微信扫码登录或绑定微信。不作选择时，二维码一直等待扫描，直到过期。';
export const SCAN_PENDING = '二维码等待扫描中，由谁来扫？';
export const SCANNED_BY = '扫码的人';
export const SCAN_NOW = '扫码';
export const SCAN_EXPIRES = '让二维码过期';

export const SOCIAL_LOGIN = 'QQ 与微信授权';
export const SOCIAL_LOGIN_HINT =
  '点击登录框里的 QQ 图标（在微信里打开时是微信图标），会来到演示的授权页，在那里选择授权的结果。';
export const QQ = 'QQ';
export const WECHAT = '微信';
export const consentPage = (outside: string): string => `${outside} 授权（演示）`;
export const consentIntro = (outside: string): string => `真实环境中这里是 ${outside} 的授权页面。请选择授权的结果：`;
export const CONSENT_BY = '同意授权的人';
export const CONSENT_GIVEN = '同意授权';
export const CONSENT_FAILS = '授权失败，转到错误页';
/** The server's message (docs/api/signing-in.md#qq-login). */
export const CONSENT_FAILURE_TEXT = '授权登录失败[1001]';
export const consentBreaks = (outside: string): string => `${outside} 出错，停在接口页面`;
export const CONSENT_BACK = '返回上一页';
/** Used on the pages for QQ and Alipay. */
export const SERVER_ANSWERS = '服务器的响应：';

export const FACE_CHECK = '实名认证';
export const NO_FACE_CHECK_YET = '还没有认证二维码，请用未实名的账号打开实名认证页。不作选择时，一直等待扫码。';
export const FACE_PENDING = '认证二维码等待扫描中。';
export const FACE_PASSES = '通过认证';

export const PAYMENT = '支付';
export const NO_PAYMENT_YET = '还没有待支付的订单，请先提交一笔订单。不作选择时，订单一直等待付款。';
export const PAYMENT_PENDING = '最新的待支付订单：';
export const paymentOf = (name: string, amount: string, orderNo: string): string => `${name} ${amount}（${orderNo}）`;
export const PAY_NOW = '完成支付';
export const PAY_LATER = '10 秒后到账';
export const PAY_REFUSED = '支付失败';
export const CANCEL_ORDER = '取消订单';
export const TIME_OUT_ORDER = '让订单超时';
export const PAYMENT_DONE = '已完成支付';
export const PAYMENT_COMES_LATER = '款项将在 10 秒后到账';
export const PAYMENT_REFUSED = '支付失败，订单可以重新选择支付方式';
export const ORDER_CANCELLED = '订单已取消';
export const ORDER_TIMED_OUT = '订单已超时取消';

export const PROVIDER_PAGES = {
  alipay: '支付宝（演示）',
  'wechat-jsapi': '微信支付（演示）',
  'pay-page': '收银台（演示）',
} as const;
export const PROVIDER_INTRO = '真实环境中这里是支付的页面。请选择支付的结果：';
export const PROVIDER_PAYS = '付款成功';
export const PROVIDER_PAYS_LATER = '已付款，结果稍后到账';
export const PROVIDER_PAYS_ELSEWHERE = '十秒后到账，留在这里';
export const PROVIDER_REFUSES = '支付失败，返回本站';
export const PROVIDER_BACK = '不付款，返回上一页';
export const MEMBER_PROTOCOL_PAGE = '会员服务协议';
export const PAID_CONTENT_PROTOCOL_PAGE = '付费内容购买协议';

export const SETTINGS = '站点设置';
export const SETTINGS_HINT = '设置在页面加载时读取，更改后请刷新页面。';
export const SCENE = '访问环境（仅本标签页）';
export const SCENE_PC = '电脑';
export const SCENE_H5 = '手机浏览器';
export const SCENE_WECHAT = '微信';
export const SERVER_VERSION = '服务器版本';
export const FIRST_GENERATION = '第一代（4.9.11）';
export const SECOND_GENERATION = '第二代（4.9.30）';
export const QQ_SWITCH = 'QQ 登录';
export const WECHAT_SCAN_SWITCH = '微信扫码登录';
export const WECHAT_SWITCH = '微信内授权登录（第一代）';
export const FORCED_BINDING_SWITCH = '强制绑定手机号';
export const FORCED_FACE_SWITCH = '强制实名认证';
export const ONE_DEVICE_SWITCH = '单设备登录';
export const WATERMARK_SWITCH = '课时视频水印';
export const VIP_SWITCH = 'VIP 功能';
export const PHONE_SITE_SWITCH = '手机站';
export const PHONE_SITE_HINT = '打开后，用浏览器开发者工具的手机模式刷新页面，会跳转到手机站的演示页。';

export const AGREEMENTS = '协议';
export const AGREEMENTS_HINT = '发布新版协议后，每位学员都需重新同意；新注册的学员视为已同意。';
export const NO_AGREEMENTS = '第一代服务器不询问是否同意协议。可在站点设置中选择第二代服务器。';
export const PUBLISH_AGREEMENTS = '发布新版协议';
export const AGREEMENTS_PUBLISHED = '已发布新版协议';

export const SESSION = '登录状态';
export const SIGNED_IN_AS = '当前学员：';
export const NOT_SIGNED_IN = '当前没有登录。';
export const END_SESSION = '使登录失效（401）';
export const UNREAD_COUNT = '未读消息数';

export const NETWORK = '网络与故障';
export const SPEED = '响应速度';
export const FAULT_CALL = '出错的接口';
export const FAULT_KIND = '怎样出错';
export const FAULT_TIMES = '出错次数';
export const BREAK_IT = '使其出错';
export const CLEAR_FAULTS = '全部恢复正常';
export const NO_FAULTS = '一切正常。';
export const START_UP_HINT = '“系统配置”和“导航菜单”只在页面加载时请求，需刷新页面。失败时页面为空白，本面板仍可使用。';
export const clearFaultLabel = (call: string): string => `恢复${call}`;
export const activeFault = (call: string, fault: string, times: string): string => `${call}：${fault}（${times}）`;

export const SPEED_NAMES = {
  instant: '即时',
  ordinary: '正常（0.15–0.3 秒）',
  slow: '慢（2 秒）',
  verySlow: '很慢（8 秒）',
  tooSlow: '超过时限（15 秒）',
} as const;

export const TIMES_NAMES = { once: '一次', thrice: '三次', always: '一直' } as const;
export const timesLeft = (times: number): string => `还剩 ${String(times)} 次`;

export const ALL_CALLS = '全部接口';

export const USER_AGREEMENT_PAGE = '用户协议';
export const PRIVACY_POLICY_PAGE = '隐私政策';
export const PHONE_SITE_PAGE = '手机站';
export const DOWNLOAD_PAGE = '课程附件下载';
export const OUTSIDE_PAGE_TEXT = '这是离线演示中的占位页面，真实内容由站点服务器提供。';
export const TO_THE_SITE = '返回网站首页';
