/** Where the built files come from: the disk in Node, a binding in a worker. Answers undefined for what is not there. */
export interface Assets {
  fetch(request: Request): Promise<Response | undefined>;
}
