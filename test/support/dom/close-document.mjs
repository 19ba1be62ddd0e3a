/**
 * Closes the document of the view tests after the last one. The player's controls start an animation loop when they are
 * imported (`processJobs` of @vidstack/react) and never stop it, which would keep the process alive.
 */
export const mochaHooks = {
  afterAll() {
    window.close();
  },
};
