/** Says something in passing (design/ui.md: toasts). Immediate, never throws; equal texts are shown once at a time. */
export interface Notifier {
  success(text: string): void;
  error(text: string): void;
}
