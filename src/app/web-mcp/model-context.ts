import type { JSONSchema7 } from 'ai';

/** A tool as a page hands it to the browser (WebMCP). */
interface ModelContextTool {
  name: string;
  description: string;
  inputSchema: JSONSchema7;
  annotations: { readOnlyHint: boolean; untrustedContentHint: boolean };
  /** Called with whatever an agent sends: the browser does not hold it to the schema. */
  execute: (input: unknown) => Promise<unknown>;
}

/** A tool as the browser hands it to agents; its schema and its input are JSON texts in Chromium 153, objects in 156. */
interface OfferedToBrowser {
  name: string;
  inputSchema: string | object;
}

declare global {
  interface Document {
    /** Where the browser has WebMCP; a tool is taken back by aborting its signal. */
    modelContext?: {
      registerTool?: (tool: ModelContextTool, options: { signal: AbortSignal }) => Promise<void> | void;
      /** What an agent's side sees and calls. */
      getTools?: () => Promise<readonly OfferedToBrowser[]>;
      executeTool?: (tool: OfferedToBrowser, input: string | object) => Promise<string>;
    };
  }
}

/** Whether other agents of this browser can be offered tools. */
export const takesTools = ({ modelContext }: Document): boolean =>
  typeof modelContext?.registerTool === 'function';
