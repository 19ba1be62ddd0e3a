/** A field whose values are words of the protocol, and no content: they belong to its shape. */
interface ProtocolField {
  readonly field: string;
  /** It is one only in records that have this field as well. */
  readonly beside?: string;
  /** Records that differ in it have fields of different shapes. */
  readonly tellsFormsApart?: true;
}

/** A row each. A later call whose fields depend on such a word adds one. */
const PROTOCOL_FIELDS: readonly ProtocolField[] = [
  // docs/api/signing-in.md#code-login, docs/api/scan.md#poll-a-scan-generation-1.
  { field: 'success' },
  { field: 'action' },
  // docs/api/signing-in.md#query-the-face-check, docs/api/orders.md#order-status.
  { field: 'status' },
  // docs/api/orders.md#order-list.
  { field: 'status_text' },
  { field: 'goods_type' },
  // docs/api/orders.md#payment-methods: a way to pay.
  { field: 'sign', beside: 'icon' },
  // docs/api/home.md#home-blocks: the kind of a block.
  { field: 'sign', beside: 'config_render', tellsFormsApart: true },
];

/** The value as a word of the protocol, if it is one in this record. */
export function protocolWord(record: object, field: string, value: unknown): string | undefined {
  const isOne = PROTOCOL_FIELDS.some((row) => row.field === field && (row.beside ?? field) in record);
  return isOne && (typeof value === 'string' || typeof value === 'number') ? `=${String(value)}` : undefined;
}

/** What tells the form of a record: its fields, and the words that tell forms apart. */
export function formKey(record: object): string {
  const words = PROTOCOL_FIELDS.filter(({ tellsFormsApart }) => tellsFormsApart).flatMap(({ field }) => {
    const value: unknown = Object.fromEntries(Object.entries(record))[field];
    const word = protocolWord(record, field, value);
    return word === undefined ? [] : [field + word];
  });
  return [...Object.keys(record).toSorted(), ...words].join(' ');
}
