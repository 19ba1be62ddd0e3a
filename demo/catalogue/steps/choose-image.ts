import { untilFound } from './until-found.js';
import type { Step } from './step.js';

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
