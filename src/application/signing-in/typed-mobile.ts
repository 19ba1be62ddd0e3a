import type { RestoredFields } from '../../domain/forms/restored-fields.js';
import type { FormKind } from '../../domain/signing-in/form-rules.js';
import { normaliseMobile } from '../../domain/signing-in/mobile-number.js';
import type { Drafts } from '../session/drafts.js';

const MOBILE = 'mobile';

/**
 * The mobile that was last typed into any sign-in form, normalised; every sign-in dialog starts with it
 * (docs/spec/signing-in.md#dialog-flow). It is a draft, so it also survives a reload. Immediate.
 */
export class TypedMobile {
  constructor(private readonly drafts: Drafts) {}

  get value(): string {
    return this.drafts.read(MOBILE);
  }

  /** An empty text forgets the mobile. */
  remember(mobile: string): void {
    this.drafts.save(MOBILE, normaliseMobile(mobile));
  }

  /** Where a form stores its fields: the mobile for all forms, everything else for itself. */
  restoredFields(form: FormKind): RestoredFields {
    return {
      read: (field) => (field === MOBILE ? this.value : this.drafts.read(`${form} ${field}`)),
      save: (field, text) => {
        if (field === MOBILE) this.remember(text);
        else this.drafts.save(`${form} ${field}`, text);
      },
    };
  }
}
