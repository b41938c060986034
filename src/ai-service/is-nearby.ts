const IP = /^\d+(?:\.\d+){3}$/u;
const OWN_NETWORK = /^(?:127|10|192\.168|172\.(?:1[6-9]|2\d|3[01])|169\.254)\./u;

/**
 * Whether an address is of this device or of the network at home. Models there are small, and their servers begin with a
 * context of 4,096 tokens (Ollama, LM Studio, llama.cpp).
 */
export function isNearby(baseUrl: string): boolean {
  const { hostname = '' } = URL.parse(baseUrl) ?? {};
  return (
    /^(?:localhost|.+\.(?:localhost|local|lan|home|internal)|\[::1\])$/u.test(hostname) ||
    (IP.test(hostname) && OWN_NETWORK.test(hostname))
  );
}
