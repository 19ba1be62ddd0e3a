export const STUDY_CENTER_EMPTY = '还没有学习记录，选一门课程开始吧';
