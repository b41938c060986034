import type { ChatRequest, Said } from './wire.ts';

/** An error as a server of this kind writes it. */
export interface Refusal {
  status: number;
  body: unknown;
}

/** How a kind of server departs from the published one; whatever it leaves out, it does as published. */
export interface ServerKind {
  /** The model it is asked for. */
  model: string;
  /** What it does not take. */
  refuses?: (request: ChatRequest) => Refusal | undefined;
  /** What its model says in the place of a fair one. */
  says?: (said: Said, request: ChatRequest) => Said;
  /** Its chunks, out of published ones. */
  chunks?: (chunks: readonly Chunk[]) => readonly object[];
  /** Its whole answer, out of the published one. */
  whole?: (completion: Completion) => object;
  /** What stands before the events of a stream. */
  before?: string;
  /** It answers in one piece, whatever was asked. */
  neverStreams?: boolean;
}

type Fields = Record<string, unknown>;
interface Choice extends Fields {
  index: number;
  finish_reason: string | null;
}

/** A published chunk, as far as kinds of servers change it. */
export interface Chunk extends Fields {
  choices: (Choice & { delta: Fields })[];
}

/** A published answer that came whole. */
export interface Completion extends Fields {
  choices: (Choice & { message: Fields })[];
}
