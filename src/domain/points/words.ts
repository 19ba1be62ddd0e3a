export const MEMBER_CREDIT_EMPTY = '还没有积分记录，学习和互动都能积累积分';
