import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { asRecord } from '../../src/adapters/http/client/json-readers.js';
import { PAGE_STYLES } from '../../tools/webpack/page-styles.js';
import { escaped } from './serialise.js';

/** The stylesheets of pages as elements that webpack's runtime takes for the loaded files. */
export class PageStyles {
  private readonly files: Readonly<Record<string, unknown>>;
  private readonly elements = new Map<string, string>();

  constructor(private readonly folder: string) {
    const path = join(folder, PAGE_STYLES);
    this.files = asRecord(existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined) ?? {};
  }

  /** The elements of these parts of the build, each file once. */
  of(...parts: readonly string[]): string {
    const files = parts.flatMap((part) => {
      const found = this.files[part];
      return Array.isArray(found) ? found.map(String) : [];
    });
    return [...new Set(files)].map((file) => this.element(file)).join('');
  }

  private element(file: string): string {
    const known = this.elements.get(file);
    if (known !== undefined) return known;
    const text = readFileSync(join(this.folder, file), 'utf8');
    const element = `<style data-href="${escaped(file)}">${text}</style>`;
    this.elements.set(file, element);
    return element;
  }
}
