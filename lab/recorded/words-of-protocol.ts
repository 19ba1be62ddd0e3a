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
  // API 2.10, 2.12.
  { field: 'success' },
  { field: 'action' },
  // API 2.21, pages API 3.15.
  { field: 'status' },
  // Pages API 3.17.
  { field: 'status_text' },
  { field: 'goods_type' },
  // Pages API 3.15: a way to pay.
  { field: 'sign', beside: 'icon' },
  // Pages API 3.1: the kind of a block.
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
