import { normaliseMobile } from '../../domain/signing-in/mobile-number.js';

/**
 * The mobile that was last typed into any sign-in form, normalised; every sign-in dialog starts with it
 * (docs/spec/signing-in.md#forms).
 */
export class TypedMobile {
  private typed = '';

  get value(): string {
    return this.typed;
  }

  remember(mobile: string): void {
    this.typed = normaliseMobile(mobile);
  }
}
