import { isolated } from '../text/isolated.js';

/** Names of the parts of a rich text, for screen readers. */
export const tableNumber = (number: number): string => `表格${number}`;
export const codeSampleNumber = (number: number): string => `代码${number}`;
export const formulaNumber = (number: number): string => `公式${number}`;
export const videoNumber = (number: number): string => `视频${number}`;
export const audioNumber = (number: number): string => `音频${number}`;

/** Below a video or a sound of a text. */
export const MEDIA_BROKEN = '播放出错，请稍后重试';
export const VIDEO_UNSUPPORTED = '当前浏览器无法播放该视频，请更换浏览器后重试';

/** A video of another site, before and after the visitor has allowed the connection. */
export const playVideoFrom = (host: string): string => `播放来自 ${isolated(host)} 的视频`;
export const videoFrom = (host: string): string => `来自 ${isolated(host)} 的视频`;
export const OTHER_SITE_HINT = '点击后才会连接该网站';
