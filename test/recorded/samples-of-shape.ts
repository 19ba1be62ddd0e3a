import type { Form, Shape } from './shape.js';

const DATES: Readonly<Record<string, string>> = {
  iso: '2024-11-05T02:00:00.000000Z',
  local: '2024-11-05 10:00:00',
  tlocal: '2024-11-05T10:00:00',
};

/** Fields that must hold a web address, because the decoder rejects any other text. */
const ADDRESSES: readonly string[] = ['download_url', 'url'];

/** Fields by which a decoder tells the entries of a list apart. */
const IDS: readonly string[] = ['id', 'course_id', 'video_id', 'resource_id', 'order_id', 'src'];

/** Generated values of a shape, in which every alternative of every position occurs. */
export function samplesOf(shape: Shape): readonly unknown[] {
  return new Samples().of(shape);
}

/** Each number and each text occurs once, so that no entry of a list can be mistaken for another. */
class Samples {
  private last = 0;
  /** Values of `_id` fields that are not yet the key of a map, where the entry with that id is. */
  private readonly pointing: number[] = [];

  of(shape: Shape): readonly unknown[] {
    return [
      ...[...shape.scalars].toSorted().map((type) => this.scalar(type)),
      ...(shape.list ? [[], this.of(shape.list)] : []),
      ...(shape.map
        ? [Object.fromEntries(this.of(shape.map).map((entry) => [this.pointing.shift() ?? this.number(), entry]))]
        : []),
      ...sortedByKey([...shape.forms]).flatMap(([, form]) => this.records(form)),
    ];
  }

  /** As many records as the field with the most alternatives has. */
  private records(form: Form): readonly object[] {
    // Every field gives its empty alternatives first, so that full values meet full values.
    const fields = sortedByKey(Object.entries(form)).map(
      ([field, shape]) => [field, this.ofField(field, shape)] as const,
    );
    const most = Math.max(...fields.map(([, values]) => values.length));
    return Array.from({ length: most }, (_, index) =>
      Object.fromEntries(fields.map(([field, values]) => [field, this.valueAt(index, field, values, form)])),
    );
  }

  /** A list with the same id twice has one entry: each record has an id of its own. */
  private valueAt(index: number, field: string, values: readonly unknown[], form: Form): unknown {
    const shape = form[field];
    const isRepeatedId = index >= values.length && IDS.includes(field) && shape !== undefined;
    return (isRepeatedId ? this.of(shape) : values)[index % values.length];
  }

  private ofField(field: string, shape: Shape): readonly unknown[] {
    const values = this.of(shape);
    if (ADDRESSES.includes(field)) return values.map((value) => `https://files.test/${String(value)}`);
    if (field.startsWith('is_') && shape.scalars.has('int')) return [...values, 0];
    if (field.endsWith('_id')) this.pointing.push(...values.filter((value) => typeof value === 'number'));
    return values;
  }

  private scalar(type: string): unknown {
    if (type.startsWith('=')) return wordOf(type.slice(1));
    const simple: Readonly<Record<string, unknown>> = {
      null: null,
      bool: true,
      blank: '',
      '[]': [],
      '{}': {},
      ...DATES,
    };
    if (Object.hasOwn(simple, type)) return simple[type];
    const number = this.number();
    if (type === 'int') return number;
    return type === 'float' ? number + 0.5 : `文字${String(number)}`;
  }

  private number(): number {
    this.last += 1;
    return this.last;
  }
}

function sortedByKey<T>(entries: readonly (readonly [string, T])[]) {
  return entries.toSorted(([one], [other]) => (one < other ? -1 : 1));
}

function wordOf(word: string): string | number {
  return /^-?\d+$/.test(word) ? Number(word) : word;
}
