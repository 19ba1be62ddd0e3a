import type { Controls } from '../../../src/adapters/memory/server/controls.js';
import { CAPS_LOCK_ON, CAPTCHA_LABEL } from '../../../src/domain/signing-in/strings.js';
import { seesCaptcha } from './events.js';
import { controlOnView, inputOnView } from './on-view.js';
import { onceThere } from './once-there.js';
import type { Step } from './step.js';

/** The visitor presses a button, a link or a tab. */
export function press(name: string): Step {
  return {
    what: `press ${name}`,
    take: async () => {
      const control = await onceThere(() => controlOnView(name));
      await painted();
      control.focus();
      control.click();
    },
  };
}

/** Nobody is faster than this: what has just been drawn listens once it has been painted. */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      requestAnimationFrame(() => {
        resolve();
      });
    });
  });
}

/** The visitor types into a field, in place of what stands there. */
export function type(label: string, text: string | ((controls: Controls) => string)): Step {
  return {
    what: `type into ${label}`,
    take: async ({ controls }) => {
      const input = await onceThere(() => inputOnView(label));
      input.focus();
      // React watches the property of the element itself; the one of the prototype gets past it.
      Reflect.set(
        Object.getPrototypeOf(input) as object,
        'value',
        typeof text === 'string' ? text : text(controls),
        input,
      );
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    },
  };
}

/** The visitor ticks a box. */
export function tick(label: string): Step {
  return {
    what: `tick ${label}`,
    take: async () => {
      (await onceThere(() => inputOnView(label))).click();
    },
  };
}

/** The visitor reads the picture and types what it says. */
export function solveCaptcha(): Step {
  return {
    what: 'read the captcha',
    take: async (stage) => {
      await seesCaptcha().take(stage);
      await type(CAPTCHA_LABEL, ({ signingIn }) => signingIn.captchaText() ?? '').take(stage);
    },
  };
}

/** The visitor has caps lock on, and types the first letter. */
export function capsLock(label: string): Step {
  return {
    what: CAPS_LOCK_ON,
    take: async () => {
      const input = await onceThere(() => inputOnView(label));
      input.focus();
      input.dispatchEvent(new KeyboardEvent('keydown', { key: 'A', modifierCapsLock: true, bubbles: true }));
    },
  };
}

/** The visitor is a long way down a long page. */
export function scrollDown(): Step {
  return {
    what: 'scroll down',
    take: () => {
      document.body.style.minHeight = '6000px';
      window.scrollTo({ top: 3000, behavior: 'instant' });
    },
  };
}

/** The visitor is at the end of the page. */
export function scrollToEnd(): Step {
  return {
    what: 'scroll to the end',
    take: () => {
      window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    },
  };
}
