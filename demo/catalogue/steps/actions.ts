import type { Controls } from '../../../src/adapters/memory/server/controls.js';
import { CAPS_LOCK_ON, CAPTCHA_LABEL } from '../../../src/domain/signing-in/strings.js';
import { seesCaptcha } from './events.js';
import { type Step, untilFound, visibleControl, visibleInput } from './step.js';

export function press(name: string): Step {
  return {
    what: `press ${name}`,
    take: async () => {
      const control = await untilUsable(() => visibleControl(name));
      control.focus();
      control.click();
    },
  };
}

/** Presses the line that stands for a field on a phone; a wider window has the field itself. */
export function openField(label: string, line: string): Step {
  return {
    what: `open ${label}`,
    take: async () => {
      const found = await untilUsable(() => visibleInput(label) ?? visibleControl(line));
      if (found instanceof HTMLButtonElement) found.click();
    },
  };
}

/** Waits for an element, and two frames: React runs the effects of a new one after it was painted, and no visitor acts sooner. */
async function untilUsable<T>(look: () => T | undefined): Promise<T> {
  await untilFound(look);
  await painted();
  return untilFound(look);
}

function painted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      requestAnimationFrame(() => {
        resolve();
      });
    });
  });
}

/** The visitor types into a field and replaces its content. */
export function type(label: string, text: string | ((controls: Controls) => string)): Step {
  return {
    what: `type into ${label}`,
    take: async ({ controls }) => {
      const input = await untilUsable(() => visibleInput(label));
      input.focus();
      // React overrides `value` on the element itself; setting it through the prototype makes React see a change.
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

export function tick(label: string): Step {
  return {
    what: `tick ${label}`,
    take: async () => {
      (await untilUsable(() => visibleInput(label))).click();
    },
  };
}

/** The visitor reads the captcha image and types its text. */
export function solveCaptcha(): Step {
  return {
    what: 'read the captcha',
    take: async (stage) => {
      await seesCaptcha().take(stage);
      await type(CAPTCHA_LABEL, ({ signingIn }) => signingIn.captchaText() ?? '').take(stage);
    },
  };
}

/** The visitor presses a key where the focus is. */
export function pressKey(key: string): Step {
  return {
    what: `press the key ${key}`,
    take: async () => {
      await painted();
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    },
  };
}

/** The visitor has caps lock on, and types the first letter. */
export function capsLock(label: string): Step {
  return {
    what: CAPS_LOCK_ON,
    take: async () => {
      const input = await untilUsable(() => visibleInput(label));
      input.focus();
      input.dispatchEvent(new KeyboardEvent('keydown', { key: 'A', modifierCapsLock: true, bubbles: true }));
    },
  };
}

export function scrollDown(): Step {
  return {
    what: 'scroll down',
    take: () => {
      // Not the body: the back-to-top button stays within the frame of the page.
      (document.querySelector<HTMLElement>('.main') ?? document.body).style.minHeight = '6000px';
      window.scrollTo({ top: 3000, behavior: 'instant' });
    },
  };
}

export function scrollToEnd(): Step {
  return {
    what: 'scroll to the end',
    take: () => {
      window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    },
  };
}

/** The visitor chooses a file in the browser's dialog: a real image, or a text file with the name of an image. */
export function chooseImage(what: 'drawing' | 'text'): Step {
  return {
    what: `choose a ${what}`,
    take: async () => {
      const input = await untilFound(() => document.querySelector<HTMLInputElement>('input[type=file]') ?? undefined);
      const files = new DataTransfer();
      files.items.add(new File([what === 'drawing' ? await drawing() : what], 'me.png', { type: 'image/png' }));
      input.files = files.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    },
  };
}

function drawing(): Promise<Blob> {
  const canvas = new OffscreenCanvas(600, 400);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser has no 2D canvas');
  context.fillStyle = '#3ca7fa';
  context.fillRect(0, 0, 600, 400);
  context.fillStyle = '#f4fafe';
  context.fillRect(200, 100, 200, 200);
  return canvas.convertToBlob({ type: 'image/png' });
}
