import { TICKED } from '../../domain/forms/restored-fields.js';
import { codeOf, type RestoredOrderForm, type OrderForm } from '../../domain/orders/order-form.js';
import type { ProductKey } from '../../domain/orders/order.js';
import type { OrderFlow } from '../../domain/orders/states.js';
import type { Drafts } from '../session/drafts.js';

/** What the order form keeps of what the member has typed and chosen: each field is a draft. */
const FIELDS = ['code', 'used', 'agreed', 'method'] as const;

type Field = (typeof FIELDS)[number];

/**
 * The order form of a page that is loaded again (docs/spec/orders.md#order-form): promo code, tick and payment method,
 * until the order is made. Immediate.
 */
export class OrderDrafts {
  constructor(private readonly drafts: Drafts) {}

  read(product: ProductKey): RestoredOrderForm {
    const textOf = (field: Field) => this.drafts.read(nameOf(product, field));
    return {
      code: textOf('code'),
      isCodeUsed: textOf('used') === TICKED,
      hasAgreed: textOf('agreed') === TICKED,
      method: textOf('method'),
    };
  }

  /** Stores the form in this state of its order, and removes it where nothing is left to send. */
  follow(product: ProductKey, flow: OrderFlow): void {
    if (flow.kind === 'draft') this.save(product, textsOf(flow.form));
    else if (flow.kind !== 'sending' && flow.kind !== 'unknown') this.save(product, {});
  }

  /** The form is left. A box is never ticked in advance: its tick outlives the document, and not the form. */
  leave(product: ProductKey): void {
    this.drafts.save(nameOf(product, 'agreed'), '');
  }

  private save(product: ProductKey, texts: Partial<Record<Field, string>>): void {
    for (const field of FIELDS) this.drafts.save(nameOf(product, field), texts[field] ?? '');
  }
}

function textsOf(form: OrderForm): Record<Field, string> {
  const { kind } = form.code.check;
  return {
    code: codeOf(form),
    used: kind === 'usable' || kind === 'checking' ? TICKED : '',
    agreed: form.hasAgreed ? TICKED : '',
    method: form.method ?? '',
  };
}

function nameOf({ kind, id }: ProductKey, field: Field): string {
  return `order ${kind} ${String(id)} ${field}`;
}
