export const BACK_TO_MEMBER = '返回学员中心';
export const MEMBER_EMPTY = '学习记录、订单和积分，都会汇集在这里';
export const MEMBER_MENU_BAR = '学员中心导航';
