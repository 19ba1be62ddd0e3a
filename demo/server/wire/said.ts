/** Fields that the server does not trim (docs/api/README.md#requests). */
const UNTRIMMED: ReadonlySet<string> = new Set(['password', 'password_confirmation']);

/**
 * The value of a text or number field in the request body, as text; empty for a missing or other value
 * (docs/api/README.md#requests).
 */
export function textField(body: unknown, field: string): string {
  const value = valueOf(body, field);
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return '';
  return UNTRIMMED.has(field) ? value : value.trim();
}

/** An SMS code keeps its type, because a number never matches (docs/api/signing-in.md#sms-codes). */
export function smsCodeField(body: unknown): string | number {
  const value = valueOf(body, 'mobile_code');
  return typeof value === 'number' ? value : textField(body, 'mobile_code');
}

/** The mobile and the SMS code of a request body. */
export function proofFields(body: unknown) {
  return { mobile: textField(body, 'mobile'), smsCode: smsCodeField(body) };
}

function valueOf(body: unknown, field: string): unknown {
  if (typeof body !== 'object' || body === null) return undefined;
  return Object.hasOwn(body, field) ? Object.fromEntries(Object.entries(body))[field] : undefined;
}
