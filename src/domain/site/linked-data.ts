/** A thing in the words of schema.org, as search engines read it. */
export interface LinkedData {
  readonly '@context': 'https://schema.org';
  readonly '@type': string;
  readonly [property: string]: unknown;
}
