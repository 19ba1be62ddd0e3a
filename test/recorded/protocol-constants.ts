/** A field whose values are constants of the protocol, not content: they are part of its shape. */
interface ProtocolField {
  readonly field: string;
  /** Applies only to records that have this field, too. */
  readonly beside?: string;
  /** Records with different values of this field have different shapes. */
  readonly distinguishesForms?: true;
}

/** One row for each field. Add one for a new call whose fields depend on such a constant. */
const PROTOCOL_FIELDS: readonly ProtocolField[] = [
  // docs/api/signing-in.md#code-login, docs/api/scan.md#poll-a-scan-generation-1.
  { field: 'success' },
  { field: 'action' },
  // docs/api/signing-in.md#query-the-face-check, docs/api/orders.md#order-status.
  { field: 'status' },
  // docs/api/orders.md#order-list.
  { field: 'status_text' },
  { field: 'goods_type' },
  // docs/api/orders.md#payment-methods: a payment method.
  { field: 'sign', beside: 'icon' },
  // docs/api/home.md#home-blocks: the kind of a block.
  { field: 'sign', beside: 'config_render', distinguishesForms: true },
];

/** The value as a protocol constant, if it is one in this record. */
export function protocolConstant(record: object, field: string, value: unknown): string | undefined {
  const isOne = PROTOCOL_FIELDS.some((row) => row.field === field && (row.beside ?? field) in record);
  return isOne && (typeof value === 'string' || typeof value === 'number') ? `=${String(value)}` : undefined;
}

/** Identifies the form of a record: its fields, and the constants that distinguish forms. */
export function formKey(record: object): string {
  const constants = PROTOCOL_FIELDS.filter(({ distinguishesForms }) => distinguishesForms).flatMap(({ field }) => {
    const value: unknown = Object.fromEntries(Object.entries(record))[field];
    const constant = protocolConstant(record, field, value);
    return constant === undefined ? [] : [field + constant];
  });
  return [...Object.keys(record).toSorted(), ...constants].join(' ');
}
