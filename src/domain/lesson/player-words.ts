/** The player's own words (pages §4). */
export const playerOf = (title: string): string => `视频播放器：${title}`;
export const PLAY = '播放';
export const MUTE = '静音';
export const VOLUME = '音量';
export const SEEK = '播放进度';
export const SPEED = '播放速度';
export const QUALITY = '清晰度';
export const FULLSCREEN = '全屏';
export const PICTURE_IN_PICTURE = '画中画';
export const LOADING_FILM = '视频加载中';
export const FASTER_NOW = '2 倍速播放中';
export const positionOf = (position: string, length: string): string => `${position}，共 ${length}`;
export const percent = (value: number): string => `${String(value)}%`;
export const timesAsFast = (speed: number): string => `${String(speed)}x`;
export const PLAYER_FAILED = '播放器加载失败，请检查网络后重试';
