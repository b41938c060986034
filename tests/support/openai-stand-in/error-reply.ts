import { errorBody } from './wire.ts';

const INVALID = 'invalid_request_error';

/** The published error of each status; the 401 repeats part of the key, as the real one does. */
export function publishedError(status: number, model: string, key: string) {
  switch (status) {
    case 401:
      return errorBody(
        `Incorrect API key provided: ${key.slice(0, 8)}***. You can find your API key in your account.`,
        INVALID,
        'invalid_api_key',
      );
    case 403:
      return errorBody(`Project does not have access to model \`${model}\`.`, INVALID, 'model_not_found');
    case 404:
      return errorBody(
        `The model \`${model}\` does not exist or you do not have access to it.`,
        INVALID,
        'model_not_found',
      );
    case 408:
      return errorBody('Request timed out.', 'timeout');
    case 409:
      return errorBody('The resource was updated by another request.', 'conflict_error');
    case 422:
      return errorBody('The request could not be processed.', INVALID);
    case 429:
      return errorBody('Rate limit reached for requests.', 'requests', 'rate_limit_exceeded');
    case 503:
      return errorBody('The engine is currently overloaded, please try again later.', 'server_error');
    default:
      return status >= 500
        ? errorBody('The server had an error while processing your request.', 'server_error')
        : errorBody('We could not parse the JSON body of your request.', INVALID);
  }
}

export const HTML_ERROR =
  '<html>\r\n<head><title>502 Bad Gateway</title></head>\r\n<body>\r\n<center><h1>502 Bad Gateway</h1></center>\r\n</body>\r\n</html>\r\n';
