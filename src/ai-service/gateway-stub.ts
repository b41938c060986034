/**
 * Stands in for the hosted gateway that `ai` falls back to when a model is named by a string: we always hand in a
 * model, so its 24 kB stay out of the bundle (docs/findings.md). Calling it is a mistake of ours.
 */
const refuse = (): never => {
  throw new Error('Models are handed in as objects; the gateway is not part of the product.');
};

export class GatewayError extends Error {
  static isInstance(): boolean {
    return false;
  }
}
export class GatewayAuthenticationError extends GatewayError {}
export const createGateway = (): typeof gateway => gateway;
export const gateway = Object.assign(refuse, { languageModel: refuse });
