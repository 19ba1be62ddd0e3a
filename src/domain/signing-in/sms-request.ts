/** What the SMS is for: it selects the text (spec §7, API 2.2). */
export type SmsScene = 'login' | 'register' | 'mobile_bind' | 'password_reset';

export interface SmsRequest {
  /** Normalised. */
  readonly mobile: string;
  readonly captchaKey: string;
  readonly captchaText: string;
  readonly scene: SmsScene;
}
