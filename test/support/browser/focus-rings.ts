import type { Page } from 'playwright-core';

import { type AuditScope, FRAME } from './audit.js';

/**
 * Every visible element that takes the focus without a visible outline, one line each: it has no outline, or one with a
 * contrast below 3 to 1 to its surroundings (WCAG 1.4.11). The page receives no focus events.
 */
export async function missingFocusRings(page: Page, scope: AuditScope = 'document'): Promise<readonly string[]> {
  // The browser does not show the focus while the visitor uses the mouse.
  await page.keyboard.press('Shift');
  return page.evaluate(
    (leftOut) => {
      const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
      if (canvas === null) throw new Error('This browser has no 2D canvas');
      const sight = {
        /** Red, green, blue and alpha, each from 0 to 255, of a colour in any CSS notation. */
        read(colour: string): Uint8ClampedArray {
          canvas.clearRect(0, 0, 1, 1);
          canvas.fillStyle = colour;
          canvas.fillRect(0, 0, 1, 1);
          return canvas.getImageData(0, 0, 1, 1).data;
        },
        /** The background colour of the element, or of its nearest ancestor that has one. */
        groundOf(element: Element | null): string {
          for (let box = element; box !== null; box = box.parentElement) {
            const { backgroundColor } = getComputedStyle(box);
            if ((sight.read(backgroundColor)[3] ?? 0) > 250) return backgroundColor;
          }
          return 'Canvas';
        },
        luminance(colour: string): number {
          const [red = 0, green = 0, blue = 0] = [...sight.read(colour)].map((part) => {
            const share = part / 255;
            return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
          });
          return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
        },
        contrast(one: string, other: string): number {
          const [lighter = 0, darker = 0] = [sight.luminance(one), sight.luminance(other)].sort((a, b) => b - a);
          return (lighter + 0.05) / (darker + 0.05);
        },
      };

      const found: string[] = [];
      // The page must not notice: a menu that closes on blur has to stay open for the next check.
      const quiet = new AbortController();
      for (const type of ['focus', 'focusin', 'blur', 'focusout'])
        window.addEventListener(
          type,
          (event) => {
            event.stopImmediatePropagation();
          },
          { capture: true, signal: quiet.signal },
        );
      const before = document.activeElement;
      for (const target of document.querySelectorAll<HTMLElement>('a[href], button, input, summary, [tabindex="0"]')) {
        if (leftOut !== null && target.closest(leftOut)) continue;
        // Elements behind an open dialog cannot take the focus.
        if (!target.checkVisibility({ visibilityProperty: true }) || target.closest('[aria-hidden=true]')) continue;
        target.focus({ preventScroll: true });
        const { outlineStyle, outlineWidth, outlineColor, outlineOffset, clipPath } = getComputedStyle(target);
        const ground = sight.groundOf(parseFloat(outlineOffset) < 0 ? target : target.parentElement);
        const ratio = sight.contrast(outlineColor, ground);
        const name = target.getAttribute('aria-label') ?? target.textContent.trim();
        if (outlineStyle === 'none' || parseFloat(outlineWidth) < 2 || clipPath !== 'none' || ratio < 3)
          found.push(
            `${target.tagName.toLowerCase()}.${target.className} ${name}: ${outlineWidth} ${outlineStyle}, ${ratio.toFixed(2)} on ${ground}`,
          );
      }
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
      quiet.abort();
      return found;
    },
    scope === 'content' ? FRAME : null,
  );
}
