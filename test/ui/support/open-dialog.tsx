import { act, screen, within } from '@testing-library/react';

import { type DialogFlow, DIALOG_FLOW } from '../../../src/application/signing-in/dialog-flow.js';
import { TOAST_QUEUE } from '../../../src/application/site/toast-queue.js';
import type { Dialog } from '../../../src/domain/signing-in/dialog.js';
import { DialogHost } from '../../../src/ui/signing-in/dialogs/dialog-host.js';
import { type Rendered, renderWithSite } from './render-with-site.js';
import type { SiteWorld, WorldOptions } from './site-world.js';

export interface OpenedDialog extends Rendered {
  readonly flow: DialogFlow;
}

/** Opens a dialog on a page of the site. */
export async function openDialog(kind: Dialog['kind'], options: WorldOptions = {}): Promise<OpenedDialog> {
  const rendered = renderWithSite(<DialogHost />, { at: '/courses', ...options });
  const flow = rendered.world.resolve(DIALOG_FLOW);
  act(() => flow.open(kind === 'bind-mobile' || kind === 'bind-new-mobile' ? { kind, code: 'a-code' } : { kind }));
  await screen.findByRole('dialog');
  return { ...rendered, flow };
}

/** The toasts that are displayed, each with its tone. */
export function toastsOf(world: SiteWorld): readonly string[] {
  return world.resolve(TOAST_QUEUE).toasts$.value.map(({ tone, text }) => `${tone} ${text}`);
}

/** The input with that label. */
export function field(label: string): HTMLInputElement {
  return screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' });
}

export function button(name: string | RegExp): HTMLElement {
  return within(screen.getByRole('dialog')).getByRole('button', { name });
}

/** The error message under the field with that label, as a screen reader finds it; undefined if the field is valid. */
export function faultOf(label: string): string | undefined {
  const input = field(label);
  if (input.getAttribute('aria-invalid') !== 'true') return undefined;
  const id = input.getAttribute('aria-describedby') ?? '';
  return document.getElementById(id)?.textContent;
}
