/** Why a film cannot be had, and why a position is not taken (pages API 3.10, 3.11). */
export const BUY_TO_WATCH = '请购买后观看';
export const NO_PLAY_ADDRESS = '无法获取视频播放地址';
export const MAY_NOT_WATCH = '无权限观看此视频';
