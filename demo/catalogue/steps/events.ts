import type { Controls } from '../../../src/adapters/memory/server/controls.js';
import { DIALOG_FLOW } from '../../../src/application/signing-in/dialog-flow.js';
import type { Toast } from '../../../src/application/site/toast-queue.js';
import { NOTIFIER } from '../../../src/domain/ports/browser/notifier.js';
import { PLAYBACK } from '../../../src/domain/ports/browser/playback.js';
import type { Dialog } from '../../../src/domain/signing-in/dialog.js';
import { REFRESH_CAPTCHA } from '../../../src/domain/signing-in/strings.js';
import { controlOnView, onView } from './on-view.js';
import { onceThere } from './once-there.js';
import type { Step } from './step.js';

/** A dialog opens, whoever opened it. */
export function open(dialog: Dialog): Step {
  return {
    what: `open ${dialog.kind}`,
    take: ({ resolve }) => {
      resolve(DIALOG_FLOW).open(dialog);
    },
  };
}

/** The site says something in passing. */
export function tell(tone: Toast['tone'], text: string): Step {
  return {
    what: `tell ${text}`,
    take: ({ resolve }) => {
      resolve(NOTIFIER)[tone](text);
    },
  };
}

/** Something happens on the server, or on a phone. */
export function turn(what: string, pull: (controls: Controls) => void): Step {
  return {
    what,
    take: ({ controls }) => {
      pull(controls);
    },
  };
}

/** The film goes on from a second of it and plays for so long, in seconds. */
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

/** Time passes, in milliseconds. */
export function pass(milliseconds: number): Step {
  return {
    what: `${String(milliseconds)} ms pass`,
    take: ({ time }) => {
      time.pass(milliseconds);
    },
  };
}

/** The visitor waits until this is to be seen: a text, or the name of something. */
export function sees(words: string): Step {
  return {
    what: `see ${words}`,
    take: async () => {
      await onceThere(() => onView(words));
    },
  };
}

/** The visitor waits until this is to be seen no more. */
export function seesNoMore(words: string): Step {
  return {
    what: `see no more ${words}`,
    take: async () => {
      await onceThere(() => onView(words) === undefined || undefined);
    },
  };
}

/** The visitor sees a control at work: a spinner in it. */
export function seesAtWork(name: string): Step {
  return {
    what: `see ${name} at work`,
    take: async () => {
      await onceThere(() => controlOnView(name)?.ariaBusy === 'true' || undefined);
    },
  };
}

/** The visitor sees the picture of a captcha. */
export function seesCaptcha(): Step {
  return {
    what: 'see the captcha',
    take: async () => {
      await onceThere(() => controlOnView(REFRESH_CAPTCHA)?.querySelector('img') ?? undefined);
    },
  };
}
