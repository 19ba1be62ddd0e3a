import { Icon } from './icons.js';

export function CameraIcon() {
  return (
    <Icon>
      <path d="M4 8.5h3.500L9 6h6l1.500 2.5H20V18.5H4z" />
      <circle cx="12" cy="13" r="3.2" />
    </Icon>
  );
}

export function EyeIcon({ crossed }: { readonly crossed: boolean }) {
  return (
    <Icon>
      <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z" />
      <circle cx="12" cy="12" r="3" />
      {crossed && <path d="M4.5 4.5l15 15" />}
    </Icon>
  );
}

export function LockIcon() {
  return (
    <Icon>
      <rect x="5" y="10.5" width="14" height="9.5" rx="2" />
      <path d="M8 10.5V8a4 4 0 0 1 8 0v2.5M12 14.5v2" />
    </Icon>
  );
}

/** Our own drawing of a penguin. */
export function QqIcon() {
  return (
    <Icon>
      <path d="M7 11V8.5a5 5 0 0 1 10 0V11c1.5 1.6 2.5 3.6 2.5 5.5-1 .3-1.7-.4-2.2-1-.3 1.8-1.2 3-2.3 3.7M7 11c-1.5 1.6-2.5 3.6-2.5 5.5 1 .3 1.7-.4 2.2-1 .3 1.8 1.2 3 2.3 3.7" />
      <path d="M7 11c3 1.8 7 1.8 10 0M9 19.2c-1.5 0-2.5.6-2.5 1.3h11c0-.7-1-1.3-2.5-1.3M10.3 7.2v.6M13.7 7.2v.6" />
    </Icon>
  );
}

export function StarIcon({ filled }: { readonly filled: boolean }) {
  return (
    <Icon>
      <path
        d="m12 3.6 2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8-4.2-4.1 5.8-.8z"
        fill={filled ? 'currentColor' : 'none'}
      />
    </Icon>
  );
}

/** Our own drawing of two speech bubbles. */
export function WechatIcon() {
  return (
    <Icon>
      <path d="M15.6 9.2C15.2 6.2 12.4 4 9 4 5.3 4 2.3 6.5 2.3 9.7c0 1.8 1 3.4 2.5 4.4L4.3 16.5l2.6-1.4c.6.2 1.3.3 2 .3" />
      <path d="M15.4 9.5c3.5 0 6.3 2.3 6.3 5.2 0 1.6-.9 3-2.2 4l.4 2-2.3-1.2c-.7.2-1.4.3-2.2.3-3.5 0-6.3-2.3-6.3-5.1s2.8-5.2 6.3-5.2zM7 8.5v.1M11 8.5v.1M13.4 13.6v.1M17.4 13.6v.1" />
    </Icon>
  );
}
