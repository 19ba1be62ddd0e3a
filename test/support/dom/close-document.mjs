/**
 * Ends the document of the view tests after the last of them: the controls of the player begin a loop of frames when they
 * are read (`processJobs` of @vidstack/react) and never end it; what still draws would keep the process for ever.
 */
export const mochaHooks = {
  afterAll() {
    window.close();
  },
};
