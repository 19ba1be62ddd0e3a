export interface ShippedPackage {
  readonly name: string;
  readonly version: string;
  /** An expression of SPDX as the package has it; empty where it says nothing. */
  readonly licence: string;
}

/** The site itself. */
export interface Release {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  /** Of the commit that was built. */
  readonly commit: string;
}

/**
 * What is in a bundle, as CycloneDX 1.6 writes it. Without a number or a time of its own: the same bundle has the same list.
 */
export function billOfMaterials(release: Release, packages: readonly ShippedPackage[]): string {
  const { commit, ...site } = release;
  const list = {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      component: {
        type: 'application',
        ...componentOf(site),
        properties: [{ name: 'course-site:commit', value: commit }],
      },
    },
    components: packages.map((each) => ({ type: 'library', ...componentOf(each) })),
  };
  return `${JSON.stringify(list, null, 2)}\n`;
}

function componentOf({ name, version, licence }: ShippedPackage) {
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  const licences = /^[\w.+-]+$/.test(licence) ? { license: { id: licence } } : { expression: licence };
  return { 'bom-ref': purl, name, version, ...(licence !== '' && { licenses: [licences] }), purl };
}

/** What the `package.json` of a package says of it. Fails with a sentence where it is none. */
export function readManifest(manifest: unknown): ShippedPackage {
  const { name, version, license } = fieldsOf(manifest);
  if (typeof name !== 'string' || typeof version !== 'string')
    throw new Error('A package.json has a name and a version');
  // Older packages have an object in its place.
  const licence = typeof license === 'string' ? license : fieldsOf(license)['type'];
  return { name, version, licence: typeof licence === 'string' ? licence : '' };
}

/** Of a map; of anything else none. */
export function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
