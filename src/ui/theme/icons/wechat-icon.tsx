import { Icon } from './icon.js';

/** Two speech bubbles of our own. */
export function WechatIcon() {
  return (
    <Icon>
      <path d="M15.6 9.2C15.2 6.2 12.4 4 9 4 5.3 4 2.3 6.5 2.3 9.7c0 1.8 1 3.4 2.5 4.4L4.3 16.5l2.6-1.4c.6.2 1.3.3 2 .3" />
      <path d="M15.4 9.5c3.5 0 6.3 2.3 6.3 5.2 0 1.6-.9 3-2.2 4l.4 2-2.3-1.2c-.7.2-1.4.3-2.2.3-3.5 0-6.3-2.3-6.3-5.1s2.8-5.2 6.3-5.2zM7 8.5v.1M11 8.5v.1M13.4 13.6v.1M17.4 13.6v.1" />
    </Icon>
  );
}
