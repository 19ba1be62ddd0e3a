/** Everything a run leaves; not kept in the repository. */
export const REPORT_FOLDER = '.cache/mutation';
/** Stryker's packages, apart from those of the site and from the folders that tools read. */
export const PACKAGES_FOLDER = `${REPORT_FOLDER}/packages`;
/** What they are installed from. */
export const LOCK_FOLDER = 'lab/mutation';
