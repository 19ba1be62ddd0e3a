/** The texts of the catalogue (docs/decisions/0012-catalogue-of-states.md). They are in no production bundle. */
export const CATALOGUE = '界面目录';
export const CATALOGUE_INTRO = '每一个页面、每一个状态，都由真实的界面在演示站点上呈现。';
export const FIND_STATE = '查找状态';
export const WIDTHS = '宽度';
export const SCHEMES = '配色';
export const SCHEME_AUTO = '跟随系统';
export const SCHEME_LIGHT = '浅色';
export const SCHEME_DARK = '深色';
export const IN_A_WINDOW = '在新窗口打开';
export const STATES = '状态列表';
export const CHOOSE_STATE = '请在左侧选择一个状态';
export const NO_SUCH_STATE = '目录中没有这个状态';
export const pixels = (width: number): string => `${String(width)} px`;
export const howMany = (count: number): string => `共 ${String(count)} 个状态`;
/** `登录 · 密码登录 · 未填写` */
export const titled = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' · ');

export const GROUP_PAGES = '页面';
export const GROUP_HEADER = '页头';
export const GROUP_FOOTER = '页脚';
export const GROUP_FEEDBACK = '提示';
export const GROUP_DIALOGS = '对话框';
export const GROUP_STEPS = '强制步骤';
export const GROUP_ARRIVALS = '登录回调';

export const HOME_PAGE = '首页';
export const AS_ANONYMOUS = '未登录';
export const AS_MEMBER = '已登录';
export const IS_LOADING = '加载中';
export const IS_FAILED = '加载失败';
export const IS_BROKEN = '页面出错';
export const IS_EMPTY = '未填写';
export const IS_FILLED = '已填写';
export const IS_FAULTY = '缺少内容';
export const IS_RUNNING = '提交中';
export const IS_REFUSED = '被拒绝';
export const IS_SMALL = '小窗';
export const IS_EMBEDDED = '嵌入播放';
/** The seeded lesson that is embedded from another site. */
export const EMBEDDED_LESSON = 'struct 建造';
export const IS_CUT_OFF = '网络断开';
export const IS_RATE_LIMITED = '操作太频繁';
export const IS_READY = '就绪';
export const ON_A_PHONE = '在手机上';
export const IN_WECHAT = '在微信里';
export const BACK_UNPAID = '没有付款就返回';
export const NO_USABLE_METHOD = '没有可用的支付方式';
export const BEGUN_ON_A_COMPUTER = '在电脑上下的单';
export const IS_SCANNED = '已扫码，登录中';
export const IS_EXPIRED = '已过期';
export const OF_GENERATION_2 = '第二代服务器';
export const NOTHING_YET = '还没有内容';
export const BESIDE_THE_LIST = '列表加载失败';
export const NO_SUCH_RECORD = '不存在';
export const LAST_PAGE = '最后一页';
export const PAST_THE_END = '超出最后一页';
export const ODD_ORDERS = '其他商品与缺失的商品';
export const PERMANENT_PLAN_TITLE = '永久';
export const CODE_IS_USED = '优惠码可用';
export const CODE_COVERS_ALL = '优惠码抵扣全部';
export const CODE_IS_UNUSABLE = '优惠码不可用';
export const IN_ANOTHER_TAB = '已在其他页面提交';
export const CODE_IS_CHECKED = '优惠码验证中';
export const NOT_FOR_VIP = '会员也需购买';
export const WITH_CHAPTERS = '按章节';
export const WITHOUT_CHAPTERS = '没有章节';
export const WITH_PROGRESS = '有学习进度';
export const EVERYTHING_EXPANDED = '全部展开';
export const SOME_COMMENT = '这门课讲得很清楚，收获很大';
/** Seeded texts that are visible once the page is loaded. */
export const SEEDED_LESSON = '第一个程序';
export const SEEDED_REPLY = '收藏了。';
export const SEEDED_COMMENT = '完全零基础也能听懂，第一节课就写出了自己的程序，很有成就感！';
export const SEEDED_AUTHOR = '吴佳怡';
export const SEEDED_COURSE = '手账与时间管理';
/** The seeded member's courses: one that was started, and a favourite. */
export const SEEDED_BEGUN = '高等数学精讲';
export const SEEDED_LIKED = '摄影入门';
/** Seeded: a category with children, a keyword with some hits, and one with many. */
export const A_CATEGORY = '编程开发';
export const KEYWORD = '编程';
export const COMMON_KEYWORD = '的';
export const IN_A_CATEGORY = '分类之内';
export const FREE_COURSES = '免费';
export const EMPTY_CATEGORY = '分类里没有课程';
export const CATEGORIES_ARE_LOADING = '分类加载中';
export const CATEGORIES_ARE_LOST = '分类加载失败';
export const LESSONS_ALONE = '只看课时';
export const MANY_PAGES = '一百页，按热门';
export const NOT_SEARCHED_YET = '还没有搜索';
export const NOTHING_FOUND = '没有结果';
export const SEARCH_IS_OFF = '搜索未开放';
export const RICH_TEXT = '公式、代码、表格';
export const HOSTILE_TEXT = '不安全的内容';
export const CAPTCHA_IS_LOADING = '图形验证码加载中';
export const CAPTCHA_IS_LOST = '图形验证码加载失败';
export const CAPTCHA_IS_MISSING = '未填图形验证码就发送';
export const CAPTCHA_IS_WRONG = '图形验证码错误';
export const SMS_IS_SENDING = '短信发送中';
export const SMS_IS_COUNTING = '倒计时';
export const PASSWORD_IS_SHOWN = '显示密码';
export const CAPS_LOCK_IS_ON = '大写锁定';
export const WITHOUT_THIRD_PARTY = '没有第三方登录';
export const WITH_QQ_ALONE = '只有QQ登录';
export const CODE_IS_LOST = '代码加载失败';
export const CODE_IS_SLOW = '代码加载中';
export const MEMBER_IS_LOST = '会员信息加载失败';
export const WITHOUT_CODE = '没有登录信息';
export const BINDING_CANCELLED = '取消绑定之后';

export const ANNOUNCEMENT_IS_LOST = '公告加载失败';
export const NOTHING_LEARNED = '还没有学习';
export const ANNOUNCEMENT_ALONE = '只有公告';
export const LEARNED_IS_LOADING = '学习记录加载中';
export const LEARNED_IS_LOST = '学习记录加载失败';
export const LIST_IS_LOADING = '列表加载中';
export const MANY_MESSAGES = '很多消息';
export const MANY_RECORDS = '很多记录';
export const NOTHING_IS_REWARDED = '没有积分奖励';
export const LESSONS_ARE_LOADING = '学习进度加载中';
export const LESSONS_ARE_LOST = '学习进度加载失败';
export const WITHOUT_LESSONS = '没有课时';
export const NO_SLIDE = '没有轮播图';
export const ONE_SLIDE = '一张轮播图';
export const MANY_SLIDES = '很多轮播图';
export const TURNED = '手动切换之后';
export const BROKEN_IMAGES = '图片加载失败';

export const RESTORING = '会员信息加载中';
export const WITH_UNREAD = '有未读消息';
export const MEMBER_MENU_OPEN = '会员菜单展开';
export const SUBMENU_OPEN = '子菜单展开';
export const SUBMENU_WITHOUT_PAGE_OPEN = '没有页面的子菜单展开';
export const NARROW_MENU_OPEN = '窄屏菜单展开';
export const NARROW_SEARCH_OPEN = '窄屏搜索展开';
export const SEARCHED = '搜索之后';
export const LONG_WORDS = '很长的文字';
export const NARROW_MENU_LONG = '窄屏菜单，很长的文字';
export const MANY_NAVS = '很多导航';
export const NO_NAVS = '没有导航';
export const NO_VIP = '关闭VIP';
export const NO_LOGO = '没有网站图标';

export const NO_RECORD = '没有备案信息';
export const ONE_RECORD = '一条备案信息';
export const TWO_RECORDS = '两条备案信息';
export const MANY_LINKS = '很多友情链接';
export const NO_LINKS = '没有友情链接';

export const TOAST_SUCCESS = '成功提示';
export const TOAST_ERROR = '错误提示';
export const TOASTS_THREE = '三条提示';
export const TOAST_LONG = '很长的提示';
export const SEARCH_REFUSED = '搜索没有填写关键字';
export const FAR_DOWN = '滚动到下方';
export const PLANTED_FAULT = '故意的错误';

export const LONG_SITE_NAME = '知行学堂终身学习与职业技能在线教育服务平台';
export const LONG_MEMBER_NAME = '阿卜杜热依木·买买提明·艾尔肯江';
export const LONG_KEYWORD = '面向初学者的数据结构与算法入门课程以及常见面试题目讲解与练习';
export const LONG_FAULT =
  '您提交的内容没有通过检查：短信验证码已经超过有效时间，请重新获取验证码之后再次提交，如果多次失败请联系网站的客服人员';
export const LONG_LATIN = 'https://course.example.com/a/very/long/address/without/any/blank/in/it?and=a&query=too';
export const LONG_NAV_NAME = '职业技能等级认定与继续教育';
export const ERROR_SHOWN = '授权登录失败，请重新尝试';

// The member's profile page.
export const IS_VIP = '会员有效';
export const WITHOUT_MOBILE = '未绑定手机号';
export const NOT_FACE_VERIFIED = '未实名认证';
export const NICKNAME_CHANGED_BEFORE = '昵称已修改，账号已绑定';
export const AWAITS_CONFIRMATION = '等待确认';
export const SECOND_STEP = '第二步';
export const IMAGE_CHOSEN = '裁剪头像';
export const IMAGE_IS_BROKEN = '选择的不是图片';
export const MEMBER_ACTIONS = {
  nickname: '修改昵称',
  mobile: '换绑手机号',
  password: '修改密码',
  'link-wechat': '绑定微信',
  'unlink-qq': '解绑QQ',
  'unlink-wechat': '解绑微信',
  'real-name': '实名认证',
  deletion: '注销账号',
} as const;
export const NEW_NAME = '晓雨同学';
/** The name of another seeded account. */
export const TAKEN_NAME = '吴佳怡';
/** The in-memory server's message for it, word for word (docs/api/member.md#change-the-nickname). */
export const NAME_IS_TAKEN = '昵称已经存在';
export const FILE_IS_TOO_LARGE = '文件不能超过1M';
export const STORAGE_IS_FULL = '存储空间已满';
export const SOME_NOTES = [
  '香椿先焯水 30 秒，颜色变绿就捞出，再切碎。',
  '蛋液里加一点温水：\n1. 更嫩\n2. 不容易老',
  '咸肉要先泡两个小时，不然汤太咸',
] as const;
export const FORWARD_ONLY = '只能顺序观看';
