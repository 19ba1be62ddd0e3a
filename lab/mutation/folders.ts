/** All output of a run; ignored by git. */
export const REPORT_FOLDER = '.cache/mutation';
/** Stryker's packages, separate from those of the site and outside the folders that other tools read. */
export const PACKAGES_FOLDER = `${REPORT_FOLDER}/packages`;
/** Folder of their lock file. */
export const LOCK_FOLDER = 'lab/mutation';
