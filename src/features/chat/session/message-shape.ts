import { isFields } from '#lib/is-fields.ts';
import type { ChatMessage } from '#tools/registry.ts';

const ROLES: ReadonlySet<unknown> = new Set(['system', 'user', 'assistant']);

/**
 * Whether something has what the thread needs of a message before it is checked in full. By hand: a schema of objects,
 * unions and optional members, a thousand times, is a tenth of opening a long thread.
 */
export function hasMessageShape(message: unknown): message is ChatMessage {
  if (!isFields(message) || typeof message['id'] !== 'string' || !ROLES.has(message['role'])) return false;
  const { metadata, parts } = message;
  return isMetadata(metadata) && Array.isArray(parts) && parts.every(isPart);
}

const isMetadata = (metadata: unknown): boolean =>
  metadata === undefined ||
  (isFields(metadata) && isTextOrMissing(metadata['model']) && isTextOrMissing(metadata['createdAt']));

const isPart = (part: unknown): boolean =>
  isFields(part) &&
  typeof part['type'] === 'string' &&
  (part['type'] !== 'text' || typeof part['text'] === 'string');

const isTextOrMissing = (value: unknown): boolean => value === undefined || typeof value === 'string';
