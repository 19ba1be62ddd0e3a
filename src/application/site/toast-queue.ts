import { BehaviorSubject } from 'rxjs';

import { type Behavior, readOnly } from '../../domain/kernel/streams.js';
import { TOASTS_AT_ONCE } from '../../domain/site/limits.js';
import type { Notifier, ToastMode } from '../../domain/ports/notifier.js';
import { token } from '../../domain/kernel/token.js';

export interface Toast {
  readonly id: number;
  readonly tone: 'success' | 'error';
  readonly text: string;
  readonly mode: ToastMode;
}

/**
 * The visible toasts, oldest first. Equal toasts are merged; a fourth one removes the oldest
 * (docs/spec/errors.md#toasts).
 */
export class ToastQueue implements Notifier {
  private readonly toasts = new BehaviorSubject<readonly Toast[]>([]);
  readonly toasts$: Behavior<readonly Toast[]> = readOnly(this.toasts);
  private lastId = 0;

  success(text: string): void {
    this.show('success', text, 'announced');
  }

  error(text: string, mode: ToastMode = 'announced'): void {
    this.show('error', text, mode);
  }

  withdraw(text: string): void {
    this.toasts.next(this.toasts.value.filter((toast) => toast.tone !== 'error' || toast.text !== text));
  }

  /** Removes a toast: its time is over, or the visitor closed it. */
  dismiss(id: number): void {
    this.toasts.next(this.toasts.value.filter((toast) => toast.id !== id));
  }

  private show(tone: Toast['tone'], text: string, mode: ToastMode): void {
    const shown = this.toasts.value;
    if (shown.some((toast) => toast.tone === tone && toast.text === text)) return;
    this.lastId += 1;
    this.toasts.next([...shown, { id: this.lastId, tone, text, mode }].slice(-TOASTS_AT_ONCE));
  }
}

export const TOAST_QUEUE = token<ToastQueue>('ToastQueue');
