/** Nobody listens there, and no test that runs meanwhile is given it, as a port that was free a moment ago may be. */
export const NOBODY = 'http://127.0.0.1:3';
