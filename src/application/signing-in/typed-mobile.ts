import { token } from '../../domain/kernel/token.js';

/** The mobile that was last typed into any sign-in form: it travels from dialog to dialog (clarifications §8). */
export class TypedMobile {
  private typed = '';

  get value(): string {
    return this.typed;
  }

  remember(mobile: string): void {
    this.typed = mobile;
  }
}

export const TYPED_MOBILE = token<TypedMobile>('TypedMobile');
