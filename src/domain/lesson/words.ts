export const COURSE_VIDEO_EMPTY = '这一课时的内容正在准备中';
