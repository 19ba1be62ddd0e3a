export interface ShippedPackage {
  readonly name: string;
  readonly version: string;
  /** SPDX expression of the package; empty when it names no licence. */
  readonly licence: string;
}

export interface Release {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly commit: string;
}

/**
 * Lists the packages of a bundle in the format of CycloneDX 1.6. Without serial number and timestamp, so that the same
 * bundle has the same list.
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

/** Reads the `package.json` of a package. Throws an explanation when it is not one. */
export function readManifest(manifest: unknown): ShippedPackage {
  const { name, version, license } = fieldsOf(manifest);
  if (typeof name !== 'string' || typeof version !== 'string')
    throw new Error('A package.json needs a name and a version');
  // Older packages have an object here.
  const licence = typeof license === 'string' ? license : fieldsOf(license)['type'];
  return { name, version, licence: typeof licence === 'string' ? licence : '' };
}

/** The fields of an object; an empty record for any other value. */
export function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
