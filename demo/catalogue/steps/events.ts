import type { Controls } from '../../../src/adapters/memory/server/controls.js';
import { DIALOG_FLOW } from '../../../src/application/signing-in/dialog-flow.js';
import type { Toast } from '../../../src/application/site/toast-queue.js';
import { NOTIFIER } from '../../../src/domain/ports/notifier.js';
import { PLAYBACK } from '../../../src/domain/ports/playback.js';
import type { Dialog } from '../../../src/domain/signing-in/dialog.js';
import { REFRESH_CAPTCHA } from '../../../src/domain/signing-in/strings.js';
import { type Step, untilFound, visibleControl, visibleElement } from './step.js';

export function open(dialog: Dialog): Step {
  return {
    what: `open ${dialog.kind}`,
    take: ({ resolve }) => {
      resolve(DIALOG_FLOW).open(dialog);
    },
  };
}

export function showToast(tone: Toast['tone'], text: string): Step {
  return {
    what: `show toast ${text}`,
    take: ({ resolve }) => {
      resolve(NOTIFIER)[tone](text);
    },
  };
}

/** A change on the server or on a phone. */
export function changeServer(what: string, change: (controls: Controls) => void): Step {
  return {
    what,
    take: ({ controls }) => {
      change(controls);
    },
  };
}

/** Seeks to `fromS` and plays for `seconds`. */
export function plays(fromS: number, seconds: number): Step {
  return {
    what: `play from ${String(fromS)} s`,
    take: ({ resolve, time }) => {
      const playback = resolve(PLAYBACK);
      playback.seek(fromS);
      playback.play();
      time.pass(seconds * 1000);
    },
  };
}

/** The visitor had left the site, and Back leads to the page as it was. */
export function comesBack(): Step {
  return {
    what: 'come back',
    take: ({ presence }) => {
      presence.restore();
    },
  };
}

/** The clock advances, in milliseconds. */
export function pass(milliseconds: number): Step {
  return {
    what: `${String(milliseconds)} ms pass`,
    take: ({ time }) => {
      time.pass(milliseconds);
    },
  };
}

export function sees(text: string): Step {
  return {
    what: `see ${text}`,
    take: async () => {
      await untilFound(() => visibleElement(text));
    },
  };
}

export function seesNoMore(text: string): Step {
  return {
    what: `no longer see ${text}`,
    take: async () => {
      await untilFound(() => visibleElement(text) === undefined || undefined);
    },
  };
}

/** Waits until a control is busy and shows a spinner. */
export function seesBusy(name: string): Step {
  return {
    what: `see ${name} busy`,
    take: async () => {
      await untilFound(() => visibleControl(name)?.ariaBusy === 'true' || undefined);
    },
  };
}

export function seesCaptcha(): Step {
  return {
    what: 'see the captcha',
    take: async () => {
      await untilFound(() => visibleControl(REFRESH_CAPTCHA)?.querySelector('img') ?? undefined);
    },
  };
}
